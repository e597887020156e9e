import * as z from 'zod/mini';
import { securityQuestion } from '../models/account.ts';
import { choice } from '../models/sign-up.ts';
import { defineCall } from './define-call.ts';
import { textInput } from './fields.ts';
import { publicBase } from './recovery.ts';
import { enrollmentBase } from './sign-up.ts';

const choices = z.array(choice);

/** GET category/demographicsChoices: the lists of the demographics form (spec §3, 'Lookup lists'), in the visitor's language. */
export const getDemographicsChoices = defineCall({
  name: 'GetDemographicsChoices',
  method: 'GET',
  path: `${publicBase}/category/demographicsChoices`,
  summary: 'The lists that the demographics form offers.',
  wrapped: true,
  input: z.object({}),
  reply: z.object({
    legalSexChoices: choices,
    raceChoices: choices,
    languageChoices: choices,
    /** ISO 3166-1 alpha-2, the United States and Canada first. */
    countryChoices: choices,
    /** By country: states of US, provinces of CA. */
    stateChoices: z.record(z.string(), choices),
    monthChoices: choices,
    /** "Optional national id (shown only when configured)". */
    nationalIdShown: z.boolean(),
  }),
});

/** GET category/zip: the place of a ZIP code, that fills city, state and country (spec §5). The path is ours. */
export const lookUpZip = defineCall({
  name: 'LookUpZip',
  method: 'GET',
  path: `${publicBase}/category/zip`,
  summary: 'The city, state and country of a ZIP code.',
  wrapped: true,
  input: z.object({ zip: textInput(20) }),
  /** Null for an unknown ZIP code, and while the service does not answer: then the person types the place. */
  reply: z.object({
    place: z.nullable(z.object({ city: z.string(), state: z.string(), country: z.string() })),
  }),
});

/** GET enrollment/SecurityQuestions: the questions to choose from. */
export const getSecurityQuestions = defineCall({
  name: 'GetSecurityQuestions',
  method: 'GET',
  path: `${enrollmentBase}/SecurityQuestions`,
  summary: 'The security questions to choose from.',
  wrapped: true,
  input: z.object({}),
  reply: z.object({ securityQuestions: z.array(securityQuestion) }),
});
