import { useState } from 'react';
import { briefMemory } from '../../portal/brief-memory.ts';
import { lifetimeOf } from '../../portal/lifetimes.ts';
import { paymentMemory } from '../../portal/personal-memory.ts';
import type { Payment } from './payment-choice.tsx';

const memory = briefMemory<Payment>(paymentMemory, lifetimeOf('payment'));

/**
 * How a patient would pay, kept in this tab: whoever looks at the help with the bill and comes back finds the choice as it was.
 *
 * @param isAdding whether an insurance is added to an estimate that has a price already: that begins with the insurance.
 */
export function usePayment(isAdding: boolean): [Payment, (payment: Payment) => void] {
  const [payment, setPayment] = useState<Payment>(() => (isAdding ? undefined : memory.recall(Date.now())) ?? 'with');
  const change = (chosen: Payment) => {
    setPayment(chosen);
    memory.remember(chosen, Date.now());
  };
  return [payment, change];
}
