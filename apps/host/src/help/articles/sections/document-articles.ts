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
        'HOA Documents are those of the association. My Documents are your private ones, those of the units you own, and what was shared with you.',
        'Open a folder and choose Upload to add files. Searching looks in all folders you can see.',
        'A changed file is uploaded as a new version of its document. Earlier versions can be downloaded, and restored as the newest.',
      ],
    },
    {
      id: 'share-folder',
      title: 'Share a folder, or restrict it',
      routes: [`${base}/hoa-documents`, `${base}/my-documents`],
      text: [
        'Open the folder, then More and Share folder. Choose roles, committees, buildings, units or people, and whether they can view, add or change.',
        'Folders inherit the access of the folder around them. A restricted folder does not: only those in its own list can open it.',
        'Access follows terms of office, leases and ownership: it begins and ends with them.',
      ],
    },
    {
      id: 'trash',
      title: 'Get a deleted document back',
      routes: [`${base}/trash`],
      text: [
        'A document in the trash can be restored for 30 days. After that it is deleted permanently, with all its versions.',
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
        'Los documentos de la asociación son comunes. Mis documentos son los privados, los de las unidades que usted posee y lo que se compartió con usted.',
        'Abra una carpeta y elija Subir para agregar archivos. La búsqueda incluye todas las carpetas que usted puede ver.',
        'Un archivo modificado se sube como nueva versión de su documento. Las anteriores se pueden descargar, y restaurar como la más nueva.',
      ],
    },
    {
      id: 'share-folder',
      title: 'Compartir una carpeta o restringirla',
      routes: [`${base}/hoa-documents`, `${base}/my-documents`],
      text: [
        'Abra la carpeta y, en Más, elija Compartir carpeta. Escoja roles, comités, edificios, unidades o personas, y si pueden ver, agregar o cambiar.',
        'Las carpetas heredan el acceso de la que las contiene. Una restringida no: solo la abren quienes están en su propia lista.',
        'El acceso sigue a los mandatos, los arrendamientos y la propiedad: comienza y termina con ellos.',
      ],
    },
    {
      id: 'trash',
      title: 'Recuperar un documento eliminado',
      routes: [`${base}/trash`],
      text: [
        'Un documento de la papelera se puede restaurar durante 30 días. Después se elimina definitivamente, con todas sus versiones.',
      ],
    },
  ],
};
