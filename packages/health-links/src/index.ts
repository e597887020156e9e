export { type CardPerson, type InsuranceCard, readInsuranceCards } from './insurance-card.ts';
export { type HealthLink, type LinkError, readHealthLink } from './health-link.ts';
export { readSharedDocument, type SharedDocument } from './shared-document.ts';
export { isCompactJwe, type ManifestFile, readManifest } from './manifest.ts';
export { readSignedCards, type SignedCardError } from './signed-card.ts';
