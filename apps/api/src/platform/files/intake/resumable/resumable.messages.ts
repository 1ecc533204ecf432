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
  'The file is longer than it was when its upload began, so it was discarded. Choose the file again to upload it as it is now.':
    'El archivo es más largo que cuando empezó la subida, así que se descartó. Elíjalo de nuevo para subirlo como está ahora.',
  'This part does not begin where the last one ended. Ask how much has arrived, and go on from there.':
    'Esta parte no empieza donde terminó la anterior. Consulte cuánto ha llegado y continúe desde ahí.',
  'Upload in use': 'Subida en uso',
  'Another request is still sending this file. Try again in a few seconds.':
    'Otra solicitud todavía está enviando este archivo. Inténtelo de nuevo en unos segundos.',
  'Pictures, PDF, office documents, text, ZIP archives, mail, CAD drawings and videos (MP4, MOV) can be stored. This file is something else, and was discarded.':
    'Se pueden guardar imágenes, PDF, documentos de oficina, texto, archivos ZIP, correos, planos CAD y vídeos (MP4, MOV). Este archivo es otra cosa y se descartó.',
  'The disk of the server is full. What has arrived is kept for a day: tell those who run it to make room, then resume the upload.':
    'El disco del servidor está lleno. Lo que llegó se guarda un día: avise a quienes lo administran y luego reanude la subida.',
  'Your community keeps as many files as it may, {1} MB. What has arrived of this file is kept for a day: remove files that are not needed any more, or ask those who run this site for more room, then resume the upload.':
    'Su comunidad ya guarda todos los archivos que puede, {1} MB. Lo que llegó de este archivo se guarda un día: quite los que ya no hacen falta o pida más espacio a quien administra este sitio, y luego reanude la subida.',
  'Too many uploads': 'Demasiadas subidas',
  'You have {1} unfinished uploads. Resume or cancel some of them first.':
    'Usted tiene {1} subidas sin terminar. Reanude o cancele algunas primero.',
  'This Idempotency-Key belongs to another upload. Send a new one.':
    'Esta Idempotency-Key pertenece a otra subida. Envíe una nueva.',
  'This file was uploaded for something else. Upload it here again.':
    'Este archivo se subió para otra cosa. Súbalo aquí de nuevo.',
};
