import { useLingui } from '@lingui/react/macro';
import { type AuditActor, auditActors } from '@portico/staff-contract';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useActorNames } from './use-actor-names.ts';
import { useEventNames } from './use-event-names.ts';

/** What of the trail is asked for, as it stands in the form. */
export interface AuditFields {
  readonly since: string;
  readonly until: string;
  readonly person: string;
  readonly actor: AuditActor | 'anybody';
  readonly event: string;
  readonly account: string;
}

export const noFilter: AuditFields = { since: '', until: '', person: '', actor: 'anybody', event: '', account: '' };

export interface AuditFilterProps {
  fields: AuditFields;
  /** Those that the trail may have. */
  events: readonly string[];
  onChange: (fields: AuditFields) => void;
}

export function AuditFilter({ fields, events, onChange }: AuditFilterProps) {
  const { t, i18n } = useLingui();
  const actors = useActorNames();
  const nameOf = useEventNames();
  const named = events
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return (
    <div className="fields">
      <TextField
        label={t`From`}
        type="date"
        value={fields.since}
        onChange={(since) => onChange({ ...fields, since })}
      />
      <TextField label={t`To`} type="date" value={fields.until} onChange={(until) => onChange({ ...fields, until })} />
      <ChoiceField<AuditFields['actor']>
        label={t`Who`}
        value={fields.actor}
        options={[
          { value: 'anybody', label: t`Anybody` },
          ...auditActors.map((value) => ({ value, label: actors[value] })),
        ]}
        onChange={(actor) => onChange({ ...fields, actor })}
      />
      <TextField
        label={t`Member of staff`}
        hint={t`The whole name, as the trail has it`}
        value={fields.person}
        onChange={(person) => onChange({ ...fields, person })}
      />
      <ChoiceField
        label={t`What`}
        value={fields.event}
        options={[{ value: '', label: t`Anything` }, ...named]}
        onChange={(event) => onChange({ ...fields, event })}
      />
      <TextField
        label={t`Account`}
        hint={t`The whole username, or the account’s id`}
        value={fields.account}
        onChange={(account) => onChange({ ...fields, account })}
      />
    </div>
  );
}
