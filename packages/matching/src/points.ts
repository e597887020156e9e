/**
 * What each comparison counts for. The order of size is that of Fellegi and Sunter (1969): what few strangers share counts most, what
 * a family shares little, and a difference counts by how seldom it is a slip.
 */
const points = {
  givenName: { equal: 20, nickname: 16, slip: 14, further: 10, initial: 6, different: -60 },
  surname: { equal: 20, part: 15, slip: 14, different: -8 },
  order: { exchanged: -4 },
  birthDate: { equal: 25, exchanged: 15, slip: 12, different: -60 },
  zip: { equal: 8, region: 3, different: -2 },
  street: { equal: 6 },
  phone: { equal: 10 },
  email: { equal: 12 },
  sex: { equal: 1, different: -10 },
  generation: { different: -60 },
} as const;

type Points = typeof points;

/** What one comparison found. Nothing is found where one side says nothing. */
export type FindingOf<Subject extends keyof Points> = { subject: Subject; is: keyof Points[Subject] & string };

export type Finding = { [Subject in keyof Points]: FindingOf<Subject> }[keyof Points];

export function pointsOf(finding: Finding): number {
  return (points[finding.subject] as Readonly<Record<string, number>>)[finding.is] ?? 0;
}
