/** A digital insurance card as a person gets it. */
export interface CardToTry {
  readonly id: string;
  /** What it shows. */
  readonly about: string;
  /** A SMART Health Link. */
  readonly link: string;
}

/** What is asked of an issuer's server. */
interface CardRequest {
  readonly method: string;
  readonly card: string;
  /** The name of a file; undefined for the address of the link itself. */
  readonly file: string | undefined;
  readonly body: unknown;
}

export interface CardAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The insurer of the demonstration that hands out digital insurance cards. */
export interface CardIssuer {
  readonly cards: readonly CardToTry[];
  answer(request: CardRequest): Promise<CardAnswer>;
}
