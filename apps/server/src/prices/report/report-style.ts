import { html } from '../../documents/html.ts';

/** The page has no other file with it, so its style stands in it. */
export const reportStyle = html`<style>
  :root {
    color-scheme: light dark;
    --paper: light-dark(#fff, #14181d);
    --ink: light-dark(#1d2733, #e6ebf0);
    --quiet: light-dark(#4d5b6a, #a9b5c1);
    --line: light-dark(#c9d1d9, #3b4652);
    --good: light-dark(#e6f4ea, #123021);
    --middle: light-dark(#fff4d6, #3a2d0a);
    --bad: light-dark(#fde8e6, #421b18);
    --link: light-dark(#0b57a4, #8ec5ff);
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font:
      1rem/1.5 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
  }
  main {
    max-width: 64rem;
    margin: 0 auto;
    padding: 1.5rem 1rem 4rem;
  }
  h1 {
    margin: 0 0 1rem;
    font-size: clamp(1.375rem, 4vw, 2rem);
    line-height: 1.2;
  }
  h2 {
    margin: 2rem 0 0.25rem;
    font-size: 1.125rem;
    line-height: 1.3;
  }
  a {
    color: var(--link);
  }
  .verdict {
    margin: 0 0 1.5rem;
    padding: 0.75rem 1rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
  }
  .conforms {
    background: var(--good);
  }
  .importable-with-breaches {
    background: var(--middle);
  }
  .not-importable {
    background: var(--bad);
  }
  dl {
    margin: 0;
  }
  dl div {
    display: grid;
    grid-template-columns: 11rem 1fr;
    gap: 0 1rem;
    padding: 0.125rem 0;
  }
  dt,
  section p,
  li span {
    color: var(--quiet);
  }
  dd {
    margin: 0;
  }
  section p {
    margin: 0.25rem 0 0.75rem;
  }
  li {
    margin: 0.25rem 0;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    padding: 0.375rem 0.75rem 0.375rem 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  thead th {
    color: var(--quiet);
    font-size: 0.875rem;
  }
  code {
    font:
      0.875em/1.5 ui-monospace,
      monospace;
  }
  th code {
    display: block;
  }
  @media (max-width: 40rem) {
    dl div,
    tr {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody tr {
      padding: 0.5rem 0;
      border-bottom: 1px solid var(--line);
    }
    th,
    td {
      display: block;
      padding: 0.125rem 0;
      border: 0;
    }
  }
  @media print {
    :root {
      color-scheme: light;
    }
    main {
      max-width: none;
      padding: 0;
    }
    tr,
    h2 {
      break-inside: avoid;
      break-after: avoid;
    }
  }
</style>`;
