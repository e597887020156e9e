import { CompactEncrypt } from 'jose';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptFile } from './decrypt-file.ts';

// HL7 SMART Health Cards and Links 1.0.0, 'Encrypting and Decrypting Files': what `jose` has encrypted, the browser's own WebCrypto opens.

const key = randomBytes(32);
const keyText = key.toString('base64url');
const encrypt = (text: string, header: object = {}, by: Uint8Array = key) =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json', ...header })
    .encrypt(by);
const card = { resourceType: 'Bundle', entry: ['Ñandú 🂡'] };

describe('a file of a SMART Health Link', () => {
  it('is opened with the key of the link, deflated or not', async () => {
    for (const header of [{}, { zip: 'DEF' }]) {
      expect(await decryptFile(await encrypt(JSON.stringify(card), header), keyText)).toEqual(card);
    }
  });

  it('is opened as the specification’s own example has it', async () => {
    const jwe =
      'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwiY3R5IjoiYXBwbGljYXRpb24vc21hcnQtaGVhbHRoLWNhcmQifQ..B9Bd5AW751az-gEx.iah6mxLb5TQe2ZfCwEUs4R1t8WoP0mnFc-TUzN1NIyzUeDwJNOcxv4CY8wV6ys4Dicnr3IhqTvVU1RbR-4eq1GCd4g96faV8_0MbHwXzP246Tz9BDLhQ2zlAjYqvvCi_JuWdyWqGhKeWGX1XibNHFzzVT0FmYensfKF4o0uSeZWQDKVEEhzMSKuALMpUkfwHcmCRfLT-ctANSxq-Zj0IIeT66XbztOomStjlfi-F-FaqBGZfHOARCVvT143CTYELLJCUdD4qUVkrNuLmRZrNuqVpY0g5BjABswkIoDmyoRJAEohuZCamZNA--p-uRqJjRefED1eMrKSppabV2ugaqoFlieujTOE-a3VKib9aC-lFsmLalkwh9ctr_FZqS9H46rqGjGcOxtAXalo1jkMPGupVsE1W-xIH14wbPCYcgfldH9SH7X60462kxD8OFdHpvnnfAvjQnaE4QDqasT5ySpBRtck4GVxs2IRBt62-kOlzoI8lHapLdwIms-Gdt7z38E47ZE3afE4IIbobPGz7wGvjbi3z234ARvGQ4jREgPQb1NRYAEtZlrZNzR6N7ofXD8jF502tw-QWI_Ox0jFP5tynIiMp-hG25ecQ0s4MzPHFC0ZABPamgg3MS-UILl76gMDCHS5Te_JAXZoC1HnkETw5M217SaG5ISAU0F5qETMREfTjZR9E45MDhnw7uY1vo2lffRB3ei1QqGuLh0gUnVU7TUfFYwcOqV15sb0t1lMj0mmyG5v-_dE9H6dYtRKJARltmdfSmc1HisBewx75Xh5ChJQ1hiCEDaZ1wqFjsFJ6SrKgJ7C1N7vx6QKx8YXwFH7ePG2qG39leT5JKZnqAvi9fqc6x-YwfhSjbRKGZoj2o55Fd2fbwtK6CXpiW6AekT7PUcl_7ynTq-DaQ_Yc29WwtmgapcCRNpfcMsoqCD4giu1V3Sj5DQLglwuk1gAMcuV5fo8JpABu2_is83WZ_GJ1WWMUxyZGq6u-EGuZrP96Yewb7-zfnt2lao_LJg1ef5cqDTW7-0MS27wkmLiIi0e-PYvS-UfWVHg1oNbR-MHXMVEQ6gqNg08IgEyPDSFCUbf75HuMILN80bQNtSlFj6FR7uNKHr8sigvKI80k.5flOKKmeqYm0TamwROr8Nw';
    const opened = await decryptFile(jwe, 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q');
    expect(opened).toMatchObject({ verifiableCredential: [expect.stringMatching(/^eyJ6aXAi/)] });
  });

  it.each<[string, () => Promise<string>]>([
    ['under another key', () => encrypt('{}', {}, randomBytes(32))],
    [
      'that was changed',
      async () =>
        (await encrypt('{"a":1}')).replace(/[\w-](?=[\w-]*\.[\w-]+$)/, (first) => (first === 'A' ? 'B' : 'A')),
    ],
    [
      'with another header',
      async () =>
        (await encrypt('{}')).replace(/^[\w-]+/, Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url')),
    ],
    [
      'of another algorithm',
      () => Promise.resolve(`${Buffer.from('{"alg":"none"}').toString('base64url')}..AAAA.AAAA.AAAA`),
    ],
    ['that is no JSON', () => encrypt('no JSON')],
    ['that is none', () => Promise.resolve('')],
    ['that unpacks without end', () => encrypt(JSON.stringify('x'.repeat(20_000_001)), { zip: 'DEF' })],
  ])('is not opened %s', async (_what, make) => {
    expect(await decryptFile(await make(), keyText)).toBeUndefined();
  });
});
