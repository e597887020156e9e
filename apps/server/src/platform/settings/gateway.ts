import * as z from 'zod';

/**
 * How interchanges are sent: as the raw body, in one of CAQH CORE vC2.2.0's two envelopes, or in a clearinghouse's
 * JSON.
 */
export type EligibilityProtocol = (typeof eligibilityProtocols)[number];

export const eligibilityProtocols = ['x12', 'core-mime', 'core-soap', 'json'] as const;

/** Where the access tokens of an eligibility service come from (OAuth 2.0, client credentials). */
export interface OAuthSettings {
  url: string;
  client: string;
  secret: string;
  /** Where client and secret stand (RFC 6749 §2.3.1): the Authorization header, which is the default, or the body. */
  credentials?: 'header' | 'body' | undefined;
  scope?: string | undefined;
  /** What the token is for, where one issuer serves several services. */
  audience?: string | undefined;
}

/** Where a gateway is, how it is spoken to, and the hospital's credentials there. */
export interface EligibilityService {
  protocol: EligibilityProtocol;
  /** After `simulated:` the name of a door of the simulated payer, in the demonstration. */
  url: string;
  /** Further headers of every request, such as X-Forwarded-For. */
  headers?: Readonly<Record<string, string>>;
  /** With `user`: its password. Without: the whole Authorization header, as clearinghouses use it for API keys. */
  password?: string;
  user?: string;
  /** Paths of PEM files: the client's certificate with its key, and the authority that certifies the service. */
  certificateFile?: string;
  keyFile?: string;
  authorityFile?: string;
  oauth?: OAuthSettings;
}

/** Who sends and who receives, in the envelopes of X12. What is absent is as X12 has it where nothing is agreed. */
export interface InterchangeIds {
  /** ISA06 and ISA08. */
  senderId: string;
  receiverId: string;
  /** ISA05 and ISA07: `ZZ`, mutually defined, where absent. */
  senderQualifier?: string;
  receiverQualifier?: string;
  /** ISA01 with ISA02, and ISA03 with ISA04: `00` and blank where absent. ISA04 may be a password: never log it. */
  authorization?: { qualifier: string; information: string };
  security?: { qualifier: string; information: string };
  /** GS02 and GS03: as ISA06 and ISA08 where absent. */
  senderCode?: string;
  receiverCode?: string;
}

/**
 * What is asked in a 270: all service types of the care together; each in an inquiry of its own, since many payers answer
 * one alone; or the plan as a whole alone, where a payer answers nothing else.
 */
export type AskedServiceTypes = 'many' | 'one' | 'plan';

/** The member whom a gateway has for tests: invented, nobody's. Dates are ISO dates. */
export interface TestMember {
  /** The payer who has this member, where the gateway has one payer for tests. */
  payerId?: string | undefined;
  payerName?: string | undefined;
  memberId: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  /** Who asks, where it is not the health system: a name and an NPI. */
  provider?: { name: string; npi: string } | undefined;
  /** ISA15: `T` for test, unless the gateway wants `P`. */
  usage: 'P' | 'T';
}

/** A gateway: a clearinghouse, or an insurer's own service. */
export interface Gateway {
  service: EligibilityService;
  ids: InterchangeIds;
  /** SenderID and ReceiverID of CAQH CORE's envelopes. */
  envelopeIds: { senderId: string; receiverId: string };
  serviceTypes: AskedServiceTypes;
  /** How long an answer may take, in seconds. */
  answerSeconds: number;
  test?: TestMember;
}

/** A way to ask a payor. What is absent is as the gateway has it; a payer id, as the health system's file has it. */
export interface PayorRoute {
  gateway: string;
  payerId?: string | undefined;
  serviceTypes?: AskedServiceTypes | undefined;
  answerSeconds?: number | undefined;
}

/** Through which gateways payors are asked. */
export interface EligibilitySettings {
  /** By their names. The one of the environment's variables is DEFAULT_GATEWAY. */
  gateways: Readonly<Record<string, Gateway>>;
  /** By the payor's id: the ways to ask it, the first of which is tried first. All others are asked by DEFAULT_GATEWAY. */
  payors: Readonly<Record<string, readonly PayorRoute[]>>;
}

/** The gateway for payors without a way of their own. */
export const DEFAULT_GATEWAY = 'default';

/** An id of ISA06 or ISA08: fifteen characters at most, without characters that may be separators. */
export const partnerId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 .-]{0,14}$/, 'must be 1 to 15 letters, digits, dots, spaces or hyphens');
