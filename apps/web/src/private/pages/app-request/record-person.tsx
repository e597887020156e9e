import { Trans } from '@lingui/react/macro';
import type { CallReply, getAppRequest } from '@portico/contract';
import { RadioGroup } from '../../../ui/radio-group.tsx';

type People = NonNullable<CallReply<typeof getAppRequest>['record']>['people'];

export const PERSON_FIELD = 'app-person';

export interface RecordPersonProps {
  people: People;
  person: string | undefined;
  error: string | undefined;
  onChoose: (person: string) => void;
}

/** Whose record the app is to see: the name is always there, also where there is nothing to choose. */
export function RecordPerson({ people, person, error, onChoose }: RecordPersonProps) {
  const [sole] = people;
  if (sole !== undefined && people.length === 1) {
    const { name } = sole;
    return (
      <p>
        <Trans>
          Whose record: <strong>{name}</strong>
        </Trans>
      </p>
    );
  }
  return (
    <RadioGroup
      id={PERSON_FIELD}
      label={<Trans>Whose record may it see?</Trans>}
      error={error}
      options={people.map((each) => ({
        value: each.person,
        label: each.name,
        hint: each.isOwn ? <Trans>yourself</Trans> : <Trans>somebody you look after</Trans>,
      }))}
      value={person}
      onChange={onChoose}
    />
  );
}
