import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';

export interface TickButtonsProps {
  isAnyShown: boolean;
  isAnyTicked: boolean;
  onAll: () => void;
  onNone: () => void;
}

/** Tick all rows of a list, or none. */
export function TickButtons({ isAnyShown, isAnyTicked, onAll, onNone }: TickButtonsProps) {
  return (
    <>
      {isAnyShown && (
        <Button onPress={onAll}>
          <Trans>Tick all shown</Trans>
        </Button>
      )}
      {isAnyTicked && (
        <Button look="quiet" onPress={onNone}>
          <Trans>Tick none</Trans>
        </Button>
      )}
    </>
  );
}
