/** One page to be drawn. Every print is made of these, so that several prints can go into one file. */
export interface PdfPage {
  readonly isLandscape?: boolean
  readonly draw: (document: PDFKit.PDFDocument) => void
}
