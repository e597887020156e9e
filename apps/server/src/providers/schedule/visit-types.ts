/** The kinds of visit that can be booked. */
export const visitTypes = {
  'primary-care': { minutes: 30, clinician: 'Ruth Mahalath, MD', isVideo: false },
  video: { minutes: 20, clinician: 'Li Wenjun, MD', isVideo: true },
  procedure: { minutes: 45, clinician: '', isVideo: false },
} as const;

export type VisitTypeId = keyof typeof visitTypes;

export const visitTypeIds = Object.keys(visitTypes) as VisitTypeId[];

export function isVisitType(text: string): text is VisitTypeId {
  return Object.hasOwn(visitTypes, text);
}
