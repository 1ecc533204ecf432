import type { Sentences } from '../../../http/language/sentence';

/** What the calls of resumable uploads tell people, in Spanish by English. */
export const resumableSentences: Sentences = {
  'Protocol version not supported': 'Versión del protocolo no admitida',
  'Send the header Tus-Resumable: 1.0.0.': 'Envíe la cabecera Tus-Resumable: 1.0.0.',
  'Send a whole number of bytes.': 'Envíe un número entero de bytes.',
  'Send a purpose that files are taken for.': 'Envíe un propósito para el que se aceptan archivos.',
  'Send application/offset+octet-stream.': 'Envíe application/offset+octet-stream.',
  'A file may have up to {1} GB.': 'Un archivo puede tener hasta {1} GB.',
  'Longer than announced': 'Más largo de lo anunciado',
  'The file changed after its upload began, so it was discarded. Choose the file again.':
    'El archivo cambió después de empezar la subida, así que se descartó. Elíjalo de nuevo.',
  'This part doesn’t continue from the last one. Check how much has arrived, and resume from there.':
    'Esta parte no continúa desde la anterior. Consulte cuánto ha llegado y continúe desde ahí.',
  'Upload in use': 'Subida en uso',
  'Another request is still sending this file. Try again in a few seconds.':
    'Otra solicitud todavía está enviando este archivo. Inténtelo de nuevo en unos segundos.',
  'You can upload pictures, PDF, office documents, text, ZIP archives, email files, CAD drawings and videos (MP4, MOV). This file type isn’t supported, so it was discarded.':
    'Puede subir imágenes, PDF, documentos de oficina, texto, archivos ZIP, correos, planos CAD y vídeos (MP4, MOV). Este tipo de archivo no se admite y se descartó.',
  'The server’s disk is full. Your partial upload is kept for a day: ask your server administrator to free up space, then resume.':
    'El disco del servidor está lleno. Lo que llegó se guarda un día: pida al administrador del servidor que libere espacio y reanude la subida.',
  'Your community has used all of its storage, {1} MB. Your partial upload is kept for a day: delete files you don’t need, or ask your server administrator for more space, then resume.':
    'Su comunidad ha usado todo su almacenamiento, {1} MB. Lo que llegó se guarda un día: elimine archivos que no necesite o pida más espacio al administrador del servidor, y reanude la subida.',
  'Too many uploads': 'Demasiadas subidas',
  'You have {1} unfinished uploads. Resume or cancel some of them first.':
    'Usted tiene {1} subidas sin terminar. Reanude o cancele algunas primero.',
  'This Idempotency-Key belongs to another upload. Send a new one.':
    'Esta Idempotency-Key pertenece a otra subida. Envíe una nueva.',
  'This file was uploaded for something else. Upload it here again.':
    'Este archivo se subió para otra cosa. Súbalo aquí de nuevo.',
};
