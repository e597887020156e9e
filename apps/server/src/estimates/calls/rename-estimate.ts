import type { InputOf, ReplyOf } from '@portico/contract';
import { estimateNameForm, readForm } from '@portico/rules';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { changeSavedEstimate } from '../change-saved-estimate.ts';

/**
 * Gives a saved estimate a name of the patient's own; an empty one takes it away.
 *
 * @throws Refusal notPermitted, unknownEstimate, malformedRequest.
 */
export async function renameEstimate(
  { savedEstimateId, givenName: typed }: InputOf<'renameEstimate'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'renameEstimate'>> {
  const read = readForm(estimateNameForm, { givenName: typed }, undefined);
  if ('errors' in read) throw new Refusal('malformedRequest', ['givenName']);
  const { givenName } = read.values;
  await changeSavedEstimate(
    savedEstimateId,
    'estimateRenamed',
    ({ figures: { givenName: _before, ...figures } }) => ({
      figures: givenName === '' ? figures : { ...figures, givenName },
    }),
    { visitor, services },
  );
  return { Success: true };
}
