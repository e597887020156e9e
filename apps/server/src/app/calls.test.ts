import { calls } from '@portico/contract';
import { expect, it } from 'vitest';
import { accountCalls } from '../accounts/calls/index.ts';
import { assistanceCalls } from '../assistance/calls/index.ts';
import { careCalls } from '../care/calls/index.ts';
import { enrolmentCalls } from '../enrolment/calls/index.ts';
import { estimateCalls } from '../estimates/calls/index.ts';
import { helpDeskCalls } from '../help-desk/calls/index.ts';
import { identityCalls } from '../identity/calls/index.ts';
import { lifecycleCalls } from '../lifecycle/calls/index.ts';
import { openIdCalls } from '../openid/calls/index.ts';
import { patientCalls } from '../patients/calls/index.ts';
import { proxyCalls } from '../proxies/calls/index.ts';
import { visitCalls } from '../visits/calls/index.ts';
import { appCalls } from './calls/index.ts';

// The compiler finds a call without a handler. It cannot see two handlers of one name, where the second would win in silence.
it('every call of the contract has one handler, in one feature, and no handler is of another name', () => {
  const features = [
    accountCalls,
    assistanceCalls,
    careCalls,
    enrolmentCalls,
    estimateCalls,
    helpDeskCalls,
    identityCalls,
    openIdCalls,
    patientCalls,
    proxyCalls,
    lifecycleCalls,
    appCalls,
    visitCalls,
  ];
  const names = features.flatMap((handlers) => Object.keys(handlers));
  expect(names.toSorted()).toEqual(Object.keys(calls).toSorted());
});
