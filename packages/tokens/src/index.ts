export { brandTokens, readBrand } from './brand.ts';
export { colors } from './colors.ts';
export { brandStyleSheet, customProperties, withTokens } from './css.ts';
export { type Brand, type Theme, themeOf } from './theme.ts';
