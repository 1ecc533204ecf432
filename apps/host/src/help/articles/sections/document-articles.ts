import type { Language } from '@courtyard/common';
import type { Article } from '../article';

const base = '/documents';

/** Folders, versions and sharing of documents. */
export const documentArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'documents',
      title: 'Find, upload and update documents',
      routes: [
        base,
        `${base}/hoa-documents`,
        `${base}/my-documents`,
        `${base}/hoa-documents/details`,
        `${base}/my-documents/details`,
      ],
      text: [
        '“HOA documents” holds the association’s documents. “My documents” holds your private documents, those of the units you own, and those shared with you.',
        'Open a folder and choose Upload to add files. Search covers all folders you can see.',
        'Upload an updated file as a new version of the document. You can download earlier versions, or restore one as the latest.',
      ],
    },
    {
      id: 'share-folder',
      title: 'Share or restrict a folder',
      routes: [`${base}/hoa-documents`, `${base}/my-documents`],
      text: [
        'Open the folder and choose More, then Share folder. Choose roles, committees, buildings, units or people, and whether they can view, add or edit.',
        'Folders inherit access from their parent folder. Restricted folders don’t: only people in their own list can open them.',
        'Access starts and ends automatically with terms of office, leases and ownership.',
      ],
    },
    {
      id: 'trash',
      title: 'Restore a deleted document',
      routes: [`${base}/trash`],
      text: [
        'You can restore a document from the trash for 30 days. After that, it and all its versions are deleted permanently.',
      ],
    },
  ],
  es: [
    {
      id: 'documents',
      title: 'Buscar, subir y actualizar documentos',
      routes: [
        base,
        `${base}/hoa-documents`,
        `${base}/my-documents`,
        `${base}/hoa-documents/details`,
        `${base}/my-documents/details`,
      ],
      text: [
        'Documentos de la asociación contiene los documentos comunes. Mis documentos contiene los suyos privados, los de las unidades de su propiedad y los compartidos con usted.',
        'Abra una carpeta y elija Subir para agregar archivos. La búsqueda incluye todas las carpetas que usted puede ver.',
        'Suba un archivo modificado como nueva versión del documento. Puede descargar las versiones anteriores o restaurar una como la más reciente.',
      ],
    },
    {
      id: 'share-folder',
      title: 'Compartir una carpeta o restringirla',
      routes: [`${base}/hoa-documents`, `${base}/my-documents`],
      text: [
        'Abra la carpeta y, en Más, elija Compartir carpeta. Escoja roles, comités, edificios, unidades o personas, y si pueden ver, agregar o editar.',
        'Las carpetas heredan el acceso de la carpeta superior. Las restringidas no: solo pueden abrirlas quienes están en su propia lista.',
        'El acceso comienza y termina automáticamente con los mandatos, los arrendamientos y la propiedad.',
      ],
    },
    {
      id: 'trash',
      title: 'Recuperar un documento eliminado',
      routes: [`${base}/trash`],
      text: [
        'Puede restaurar un documento de la papelera durante 30 días. Después se elimina definitivamente con todas sus versiones.',
      ],
    },
  ],
};
