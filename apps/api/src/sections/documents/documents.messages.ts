import type { Sentences } from '../../platform/http/language/sentence';

/** What the calls of the documents tell people, in Spanish by English. */
export const documentsSentences: Sentences = {
  'See own documents and those shared with you': 'Ver los documentos propios y los compartidos con usted',
  'Open own documents and those shared with you': 'Abrir los documentos propios y los compartidos con usted',
  'Upload, change and share own documents': 'Subir, cambiar y compartir documentos propios',
  'See the documents of the association': 'Ver los documentos de la asociación',
  'Open documents of the association': 'Abrir documentos de la asociación',
  'Upload documents of the association': 'Subir documentos de la asociación',
  'Change and remove documents of the association, and set who may see them':
    'Cambiar y quitar documentos de la asociación, y definir quién puede verlos',
};
