/** A value for each theme. */
export interface Themed {
  readonly light: string;
  readonly dark: string;
}

/**
 * Every colour of the portal, by the name of its CSS custom property. Screens, documents, mails and letters take them
 * from here. Paper and mails use the light ones.
 */
export const colors = {
  '--paper': { light: '#fbfaf6', dark: '#0e191c' },
  '--surface': { light: '#ffffff', dark: '#15242a' },
  '--sunk': { light: '#f2f0e8', dark: '#0a1315' },
  '--ink': { light: '#14272b', dark: '#eff4f2' },
  '--ink-2': { light: '#47585d', dark: '#b3c2c3' },
  '--line': { light: '#dcd8cc', dark: '#31454b' },
  '--field-border': { light: '#7d8b8f', dark: '#7d9096' },
  '--primary': { light: '#0b5b59', dark: '#7ad3c8' },
  '--primary-strong': { light: '#084745', dark: '#9be3d9' },
  '--on-primary': { light: '#ffffff', dark: '#06211f' },
  '--primary-soft': { light: '#e3f0ed', dark: '#17383a' },
  '--sun': { light: '#b8730b', dark: '#f2b544' },
  '--sun-bright': { light: '#e5a11c', dark: '#f2b544' },
  '--sun-soft': { light: '#fff3d6', dark: '#3a2e12' },
  '--rose': { light: '#b23a26', dark: '#ff9c85' },
  '--rose-soft': { light: '#fcece7', dark: '#40211a' },
  '--leaf': { light: '#2a6a3e', dark: '#8fd6a2' },
  '--leaf-soft': { light: '#e6f2e8', dark: '#16331f' },
  '--focus': { light: '#0b57d0', dark: '#8ab8ff' },
  '--shade': { light: 'rgb(20 39 43 / 8%)', dark: 'rgb(0 0 0 / 40%)' },
  '--veil': { light: 'rgb(20 39 43 / 45%)', dark: 'rgb(4 10 12 / 70%)' },

  // The portico of the home page, from the sky behind to the light within.
  '--portico-1': { light: '#e9f2ee', dark: '#122a2d' },
  '--portico-2': { light: '#c4dfd9', dark: '#17383a' },
  '--portico-3': { light: '#8fc0b9', dark: '#1c4a4b' },
  '--portico-4': { light: '#3f8681', dark: '#22605f' },
  '--portico-5': { light: '#0b5b59', dark: '#2f7a76' },
  '--portico-light': { light: '#e5a11c', dark: '#f2b544' },
  '--portico-glow': { light: '#ffe2a0', dark: '#ffd98a' },
  '--portico-floor': { light: '#f4e4bd', dark: '#2b3a34' },
  '--portico-person': { light: '#14272b', dark: '#0b1517' },
  '--portico-child': { light: '#b23a26', dark: '#a5412c' },
  '--portico-leaf': { light: '#2a6a3e', dark: '#3f7f57' },
  '--portico-pot': { light: '#c98a4b', dark: '#8a5a2c' },
  '--portico-beam': { light: '#ffe2a0', dark: 'rgb(255 217 138 / 32%)' },
} as const satisfies Readonly<Record<`--${string}`, Themed>>;

export type ColorToken = keyof typeof colors;

export const colorTokens: readonly ColorToken[] = Object.keys(colors).filter(isColorToken);

export function isColorToken(name: string): name is ColorToken {
  return Object.hasOwn(colors, name);
}

/** Whether a colour may be transparent: only one that lies over other content and lets it show through. */
export function mayBeTransparent(name: ColorToken): boolean {
  return name === '--shade' || name === '--veil' || name === '--portico-beam';
}
