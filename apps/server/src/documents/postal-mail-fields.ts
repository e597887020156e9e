import type { Choice, PostalAddress } from '@portico/contract';
import type { PostalMailField, PostalMailMessages } from './messages/postal-mail-messages.ts';
import { html, type Html } from './html.ts';

interface FieldOnPage {
  autocomplete: string;
  width?: 'half';
  optional?: boolean;
}

/** In the order of the form, with their autocomplete values. */
const fields: Readonly<Record<PostalMailField, FieldOnPage>> = {
  firstName: { autocomplete: 'given-name', width: 'half' },
  middleName: { autocomplete: 'additional-name', width: 'half', optional: true },
  lastName: { autocomplete: 'family-name' },
  country: { autocomplete: 'country' },
  address: { autocomplete: 'address-line1' },
  address2: { autocomplete: 'address-line2', optional: true },
  city: { autocomplete: 'address-level2' },
  state: { autocomplete: 'address-level1', width: 'half' },
  zip: { autocomplete: 'postal-code', width: 'half' },
};

const names = Object.keys(fields) as PostalMailField[];

/** The fields of a name and an address, with their input and errors, in the classes of the web app's kit. */
export function postalMailFields(
  address: PostalAddress,
  errors: readonly string[],
  countries: readonly Choice[],
  words: PostalMailMessages,
): Html {
  return html`<div class="fields">
    ${names.map((name) => {
      const { autocomplete, width = 'whole', optional = false } = fields[name];
      const isWrong = errors.includes(name);
      const wrong = isWrong && html` aria-invalid="true" aria-describedby="${name}-fault"`;
      const named = html`class="control" id="${name}" name="${name}" autocomplete="${autocomplete}"${wrong}`;
      return html`<div class="field ${width} ${isWrong && 'field-wrong'}">
        <label class="field-label" for="${name}"
          >${words.labels[name]}${optional && html` <small>(${words.optional})</small>`}</label
        >
        ${isWrong && html`<span class="field-error" id="${name}-fault">${words.errors[name]}</span>`}
        ${name === 'country' ? select(named, countries, address.country) : html`<input ${named} value="${address[name]}" />`}
      </div> `;
    })}
  </div>`;
}

function select(named: Html, choices: readonly Choice[], chosen: string): Html {
  return html`<select ${named}>
    ${choices.map(
      ({ value, text }) => html`<option value="${value}" ${value === chosen && html` selected`}>${text}</option>`,
    )}
  </select>`;
}
