import { formatHelpDeskReference, readHelpDeskText } from '@portico/rules';
import { answerMessageForStaff } from '../staff/help-desk/answer-message.ts';
import { type Command, CommandError } from './command.ts';
import { readTextFile } from './read-text-file.ts';
import { referenceOf } from './reference-of.ts';
import { asStaff } from './staff.ts';

/** `portico helpdesk answer`: answers a message of somebody who has an account. */
export const helpdeskAnswer: Command = {
  name: 'helpdesk answer',
  usage: 'REFERENCE FILE',
  summary: 'Answer a message to the help desk with the text of a file.',
  details:
    'The writer reads the answer in the signed-in app, and gets an email that there is one, without it. A message that was sent\n' +
    'without an account is answered by your own mail or phone ("helpdesk show" has the address), and then closed. FILE is text in\n' +
    'UTF-8, and not an argument, since the terminal would keep it. The mail goes out once the server runs.',
  options: {},
  records: ['helpDeskMessageAnswered'],
  positionals: ['REFERENCE', 'FILE'],
  async run({ terminal, ...context }, { positionals: [typed = '', file = ''] }) {
    const text = await readAnswer(file);
    const reference = referenceOf(typed);
    await asStaff(context, (staff) => answerMessageForStaff(staff, { reference, text }));
    terminal.out(
      `${formatHelpDeskReference(reference)} is answered. The mail that says so goes out as soon as the server runs.\n`,
    );
    return 0;
  },
};

/** @throws CommandError for a file that cannot be read, is not text in UTF-8, or is empty. */
async function readAnswer(file: string): Promise<string> {
  const text = await readTextFile(file);
  if (readHelpDeskText(text) === null) throw new CommandError(`${file} has no text. Nothing was changed.`);
  return text;
}
