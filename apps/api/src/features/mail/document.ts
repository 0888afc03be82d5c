/** One part of an email: its content, never its layout. All texts are plain. */
export type MailPart =
  | { kind: 'opening'; lead?: string; title: string; detail?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A third party's text, line breaks kept. */
  | { kind: 'quote'; text: string }
  /** The pass that a customer shows at the car. `picture` is the Content-ID of its QR code. */
  | { kind: 'pass'; label: string; code: string; hint: string; picture: string; pictureLabel: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; rows: readonly MailFact[] }
  | { kind: 'bill'; lines: readonly MailAmount[]; total: MailAmount }
  | { kind: 'note'; title: string; text?: string }
  | { kind: 'list'; items: readonly string[] };

/** A name and its lines. */
export interface MailFact {
  name: string;
  lines: readonly string[];
}

/** A line of a bill; the amount reads "$299.99". */
export interface MailAmount {
  name: string;
  amount: string;
}

/** The one source of an email's HTML and of its plain text. */
export interface MailDocument {
  /** Preview text that a list of emails shows next to the subject. */
  preheader: string;
  parts: readonly MailPart[];
  foot: {
    reason: string;
    /** The phone line; absent in emails to the shop. */
    line?: { phone: string; url: string };
  };
}
