import { pdfFile } from '@/lib/pdf/pdf-file'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { readPdf, type ReadPage } from './read-pdf'

/** Pages as a reader program shows them once they are in a file. */
export const printed = async (pages: Iterable<PdfPage>): Promise<ReadPage[]> => readPdf(await pdfFile({ title: 'Sample', locale: 'de' }, pages))
