import { useLingui } from '@lingui/react/macro';
import type { PriceUploadModel } from '@portico/staff-contract';
import type { BadgeLook } from '../../../ui/badge.tsx';

/** What is the matter with an upload, in a word; null where nothing is left to say of it. */
export function useUploadState(): (upload: PriceUploadModel) => { text: string; look: BadgeLook } | null {
  const { t } = useLingui();
  return ({ status }) => {
    if (status === 'uploading') return { text: t`Being brought`, look: 'hint' };
    if (status === 'waiting' || status === 'importing') return { text: t`Being read`, look: 'hint' };
    if (status === 'refused') return { text: t`Refused`, look: 'bad' };
    if (status === 'failed') return { text: t`Not read`, look: 'bad' };
    return null;
  };
}
