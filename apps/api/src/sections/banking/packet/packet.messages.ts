import type { Sentences } from '../../../platform/http/language/sentence';

/** What calls about board packets tell people, in Spanish by the English. */
export const packetSentences: Sentences = {
  'Add at least one part.': 'Agregue al menos una parte.',
  'Choose what this part is of.': 'Elija de qué es esta parte.',
  'You need the permission "Financial Reports View" to add reports.':
    'Para agregar informes se necesita el permiso «Financial Reports View».',
  'This packet didn’t fail. Reload the page to see its status.':
    'Esta carpeta no falló. Vuelva a cargar la página para ver su estado.',
  'This packet is not ready yet. You will be notified when it is.':
    'Esta carpeta aún no está lista. Recibirá un aviso cuando lo esté.',
  'The person who created this packet can no longer create packets. Try again yourself.':
    'Quien la pidió ya no puede crear carpetas. Inténtelo usted de nuevo.',
  '“{1}”: {2}': '«{1}»: {2}',
  'This part was deleted, or you can’t open it. Remove it and choose another.':
    'Esta parte se eliminó o usted no puede abrirla. Quítela y elija otra.',
  '“{1}” was deleted, or the person who asked for this packet can’t open it. Create a packet without it, or ask someone who can open it to try again.':
    '«{1}» se eliminó, o quien pidió esta carpeta no puede abrirlo. Cree una carpeta sin él, o pida que lo intente alguien que pueda abrirlo.',
  'A packet has at most 25 parts. Leave some out, or make two packets.':
    'Una carpeta tiene 25 partes como máximo. Quite algunas o haga dos carpetas.',
  'This packet would have {1} pages, and {2} fit. Remove a document, or make two packets.':
    'Esta carpeta tendría {1} páginas y caben {2}. Quite un documento o haga dos carpetas.',
  'The parts are too large for one PDF together. Remove a document, or use a smaller one.':
    'Las partes juntas son demasiado grandes para un PDF. Quite un documento o use uno más pequeño.',
  'Merging the parts took too much time or memory. Remove a large document and try again.':
    'Unir las partes llevó demasiado tiempo o memoria. Quite un documento grande e inténtelo de nuevo.',
  '“{1}” is protected with a password. Upload a PDF without one, then try again.':
    '«{1}» está protegido con una contraseña. Suba un PDF sin ella e inténtelo de nuevo.',
  '“{1}” is not a PDF that can be read. Upload it again, or remove it.':
    '«{1}» no es un PDF que se pueda leer. Súbalo de nuevo o quítelo.',
  'The PDF couldn’t be made. Try again later.': 'No se pudo hacer el PDF. Inténtelo más tarde.',
  'Choose a period that this report has.': 'Elija un período que tenga este informe.',
  packet: 'carpeta',
  'Open board packets': 'Abrir carpetas de la junta',
  'Create board packets': 'Crear carpetas de la junta',
};
