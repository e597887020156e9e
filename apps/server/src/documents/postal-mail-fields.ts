import type { Choice, PostalAddress } from '@portico/contract';
import type { PostalMailWording } from './wording/postal-mail-wording.ts';
import { html, type Html } from './html.ts';

/** In the order of the form, with their autocomplete values. */
const fields: ReadonlyArray<{ name: keyof PostalAddress; autocomplete: string; width?: 'half'; optional?: boolean }> = [
  { name: 'firstName', autocomplete: 'given-name', width: 'half' },
  { name: 'middleName', autocomplete: 'additional-name', width: 'half', optional: true },
  { name: 'lastName', autocomplete: 'family-name' },
  { name: 'country', autocomplete: 'country' },
  { name: 'address', autocomplete: 'address-line1' },
  { name: 'address2', autocomplete: 'address-line2', optional: true },
  { name: 'city', autocomplete: 'address-level2' },
  { name: 'state', autocomplete: 'address-level1', width: 'half' },
  { name: 'zip', autocomplete: 'postal-code', width: 'half' },
];

/** The fields of a name and an address, with their input and errors, in the classes of the web app's kit. */
export function postalMailFields(
  address: PostalAddress,
  faults: readonly string[],
  countries: readonly Choice[],
  words: PostalMailWording,
): Html {
  return html`<div class="fields">
    ${fields.map(({ name, autocomplete, width = 'whole', optional = false }) => {
      const isWrong = faults.includes(name);
      const wrong = isWrong && html` aria-invalid="true" aria-describedby="${name}-fault"`;
      const named = html`class="control" id="${name}" name="${name}" autocomplete="${autocomplete}"${wrong}`;
      return html`<div class="field ${width} ${isWrong && 'field-wrong'}">
        <label class="field-label" for="${name}"
          >${words.labels[name]}${optional && html` <small>(${words.optional})</small>`}</label
        >
        ${isWrong && html`<span class="field-error" id="${name}-fault">${words.faults[name]}</span>`}
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
