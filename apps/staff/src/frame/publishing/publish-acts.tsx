import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface PublishActsProps {
  /** Whether what was written is published now. */
  isPublished: boolean;
  onClear: () => void;
}

/** The end of a form of what is published: that it was, and the buttons. */
export function PublishActs({ isPublished, onClear }: PublishActsProps) {
  return (
    <>
      {isPublished && (
        <Notice look="good">
          <Trans>Published.</Trans>
        </Notice>
      )}
      <div className="row">
        <Button type="submit" look="primary">
          <Trans>Publish</Trans>
        </Button>
        <Button look="quiet" onPress={onClear}>
          <Trans>Clear</Trans>
        </Button>
      </div>
    </>
  );
}
