import { type PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** The metadata of a document. */
export interface DocumentProperties {
  title: string;
  /** As `en-US`. */
  language: string;
  author: string;
  made: Date;
}

/** Writes title, language, author and date, and that the file keeps PDF/UA-1 (ISO 14289-1 §5 and §7.1). */
export function describe(pdf: PDFDocument, properties: DocumentProperties): void {
  const { title, language, author, made } = properties;
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage(language);
  pdf.setAuthor(author);
  pdf.setCreator('Portico');
  pdf.setProducer('Portico');
  pdf.setCreationDate(made);
  pdf.setModificationDate(made);
  // Not compressed, so that a program that knows nothing of PDF can read it (ISO 16684-1).
  const metadata = pdf.context.stream(xmp(properties), { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(metadata));
}

const xmp = ({ title, language, author, made }: DocumentProperties): Uint8Array =>
  Buffer.from(`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>
<dc:format>application/pdf</dc:format>
<pdf:Producer>Portico</pdf:Producer>
<xmp:CreatorTool>Portico</xmp:CreatorTool>
<xmp:CreateDate>${made.toISOString()}</xmp:CreateDate>
<xmp:ModifyDate>${made.toISOString()}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
