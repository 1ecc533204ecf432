import type { Sentences } from './sentence';

/** What the platform, and the contract's fields that all sections share, tell people. */
export const platformSentences: Sentences = {
  // Titles.
  'Not found': 'No encontrado',
  Conflict: 'Conflicto',
  'Not valid': 'No válido',
  Forbidden: 'Prohibido',
  'Not signed in': 'Sin sesión iniciada',
  'Too many attempts': 'Demasiados intentos',
  'Too large': 'Demasiado grande',
  'Not available': 'No disponible',
  'Media type not supported': 'Tipo de contenido no admitido',
  Malformed: 'Mal formado',
  'No room left': 'No queda espacio',
  'The request cannot be used': 'La solicitud no se puede usar',
  'Something went wrong': 'Algo ha fallado',
  'Method not allowed': 'Método no permitido',
  'Unknown community': 'Comunidad desconocida',
  'Not in use': 'No está en uso',
  'Others are exporting': 'Otros están exportando',
  'Too many exports': 'Demasiadas exportaciones',
  'Link no longer works': 'El enlace ya no funciona',
  'Link cannot be used': 'El enlace no se puede usar',
  'Not an allowed kind of file': 'Tipo de archivo no permitido',
  'Empty file': 'Archivo vacío',
  'Key was used before': 'La clave ya se usó',
  'Too many levels': 'Demasiados niveles',
  'Proof needed': 'Hace falta confirmar',
  'Second factor needed': 'Hace falta un segundo factor',
  'Not the password.': 'No es la contraseña.',
  'Choose a day that this month has in every year.': 'Elija un día que este mes tenga todos los años.',
  'You invited as many people as a day allows. Go on tomorrow.':
    'Ya invitó a tantas personas como permite un día. Continúe mañana.',
  // The end of a community.
  'This is not the name of the community, as it is written.':
    'Este no es el nombre de la comunidad, tal como está escrito.',
  'Its day has come: the community is being deleted.': 'Llegó su día: la comunidad se está eliminando.',
  'The community is being deleted already. Any administrator can call it off.':
    'La comunidad ya se está eliminando. Cualquier administrador puede cancelarlo.',
  'While the community is being deleted its administrators stay: each of them can call it off.':
    'Mientras la comunidad se elimina, su administración se queda como está: cualquiera de ella puede cancelarlo.',
  'Another administrator was suspended, sent away or lost their role less than 30 days ago, and has a say in this. Bring them back, or ask again later.':
    'Hace menos de 30 días se suspendió, se dio de baja o se quitó el rol a otra persona de la administración, que tiene voz en esto. Readmítala o pídalo más adelante.',
  // The look of a community.
  'Give the color as # with six digits, such as #1d4ed8.':
    'Dé el color como # con seis cifras, por ejemplo #1d4ed8.',
  'This color has a contrast of {1}:1 with what the wordmark stands on; it takes {2}:1 to be read.':
    'Este color tiene un contraste de {1}:1 con el fondo de la marca; hace falta {2}:1 para leerlo.',
  'This picture is not there any more. Upload it again.': 'Esta imagen ya no está. Súbala de nuevo.',
  'A logo is a PNG, JPEG or WebP picture. Save it as one of these and upload it again.':
    'Un logotipo es una imagen PNG, JPEG o WebP. Guárdelo así y súbalo de nuevo.',
  'This picture has more than {1} KB. Save it smaller and upload it again.':
    'Esta imagen pasa de {1} KB. Guárdela más pequeña y súbala de nuevo.',
  'This picture cannot be read. Save it anew and upload it again.':
    'Esta imagen no se puede leer. Guárdela otra vez y súbala de nuevo.',
  'A logo has from {1} to {2} pixels on each side.': 'Un logotipo tiene de {1} a {2} píxeles por lado.',
  'A logo is at most {1} times as long as it is high, and the other way round.':
    'Un logotipo es como mucho {1} veces más largo que alto, y al revés.',
  // Whatever the call.
  'There is no such {1}.': 'No se encuentra lo que se pidió.',
  'Some of what was sent cannot be accepted.': 'Parte de lo que se envió no se puede aceptar.',
  'You do not have the permission that this needs.': 'No tiene el permiso que esto requiere.',
  'Confirm first that it is you: with your second factor, or your password where you have none. Nothing was changed yet.':
    'Confirme primero que es usted: con su segundo factor o, si no lo tiene, con su contraseña. Todavía no se cambió nada.',
  'The password is right. Give your second factor, or a recovery code in its place.':
    'La contraseña es correcta. Dé su segundo factor o, en su lugar, un código de recuperación.',
  'A role of yours demands two factors. Set up a second one in your account; until then nothing else is open to you.':
    'Un rol suyo exige dos factores. Configure el segundo en su cuenta; hasta entonces no puede abrir nada más.',
  '{1} demands two factors of you, and this is the last one. Add another first.':
    '{1} le exige dos factores, y este es el último. Añada antes otro.',
  'This passkey does not count here, or it took too long. Try again.':
    'Esta llave de acceso no vale aquí, o tardó demasiado. Inténtelo otra vez.',
  'This passkey signs in to no account here, or it took too long. Try again, or use your password.':
    'Esta llave de acceso no abre ninguna cuenta aquí, o tardó demasiado. Inténtelo otra vez o use su contraseña.',
  'The passkey was not made for this, or it took too long. Try again.':
    'La llave de acceso no se creó para esto, o tardó demasiado. Inténtelo otra vez.',
  'You have many passkeys already. Remove one first.': 'Ya tiene muchas llaves de acceso. Quite antes una.',
  'This passkey is added already.': 'Esta llave de acceso ya está añadida.',
  'This took too long, or was done before. Sign in again with your password.':
    'Tardó demasiado o ya se hizo. Inicie sesión otra vez con su contraseña.',
  'This code does not count: it is wrong, too old, or was used before.':
    'Este código no vale: es incorrecto, demasiado antiguo o ya se usó.',
  'You have an authenticator app already. Remove it first.':
    'Ya tiene una aplicación de autenticación. Quítela primero.',
  'Give a code: you have a second factor.': 'Dé un código: tiene un segundo factor.',
  'Sign in first.': 'Inicie sesión primero.',
  'Too many attempts. Wait a little and try again.':
    'Demasiados intentos. Espere un poco y vuelva a intentarlo.',
  'What was sent is larger than this accepts.': 'Lo que se envió es más grande de lo que se acepta aquí.',
  'This cannot be done right now. Try again in a moment.':
    'Esto no se puede hacer ahora. Vuelva a intentarlo en un momento.',
  'Send JSON, with content-type application/json.': 'Envíe JSON, con content-type application/json.',
  'Send application/json.': 'Envíe application/json.',
  'Send multipart/form-data.': 'Envíe multipart/form-data.',
  'The address is not a valid one.': 'La dirección no es válida.',
  'The body is not valid JSON.': 'El cuerpo no es JSON válido.',
  'The disk of the server is full. Nothing was stored: tell those who run it to make room, and send it again then.':
    'El disco del servidor está lleno. No se guardó nada: avise a quien lo administra para que haga sitio y envíelo de nuevo después.',
  'This did not work, and it was not your doing. It has been noted under the number of this request.':
    'Esto no funcionó, y no ha sido culpa suya. Ha quedado anotado con el número de esta solicitud.',
  'This address takes {1}.': 'Esta dirección admite {1}.',
  'Too many pages are listening for live events from here at once. Close some; those that are open go on.':
    'Demasiadas páginas esperan novedades desde aquí a la vez. Cierre algunas; las que están abiertas siguen.',
  'This server is being stopped, and nothing was changed. Send the same again in a moment.':
    'Este servidor se está deteniendo y no se cambió nada. Envíe lo mismo de nuevo en un momento.',
  'There is no community at {1}: use the address that your community gave you.':
    'No hay ninguna comunidad en {1}: use la dirección que le dio su comunidad.',
  'Send a header Idempotency-Key of 1 to 200 characters, new for each change.':
    'Envíe una cabecera Idempotency-Key de 1 a 200 caracteres, nueva para cada cambio.',
  'A change needs a key, so that sending it again does not do it again.':
    'Un cambio necesita una clave, para que enviarlo otra vez no lo repita.',
  'This Idempotency-Key belongs to another change. Send a new one.':
    'Esta Idempotency-Key es de otro cambio. Envíe una nueva.',
  'The body holds arrays and objects within each other, more than the {1} levels that this accepts.':
    'El cuerpo tiene listas y objetos unos dentro de otros, más de los {1} niveles que se aceptan aquí.',
  'The boundary between parts has more than {1} characters.':
    'El separador entre las partes tiene más de {1} caracteres.',
  'A change signed by the cookie must come from a page of this address. Programs send a bearer token.':
    'Un cambio firmado con la cookie debe venir de una página de esta dirección. Los programas envían un token «bearer».',
  'This has a character that cannot be kept.': 'Aquí hay un carácter que no se puede guardar.',
  'Somebody else changed this {1} in the meantime. Load it again and repeat your change.':
    'Otra persona cambió esto mientras tanto. Vuelva a cargarlo y repita su cambio.',
  'This place in the list is not usable any more: start from the first page.':
    'Este lugar de la lista ya no se puede usar: empiece por la primera página.',
  // Exports of the community.
  'An export is under way already. Wait for it, or stop it and begin again.':
    'Ya hay una exportación en curso. Espérela, o deténgala y empiece de nuevo.',
  // Views of lists.
  'There is a view of this name. Choose another.': 'Ya hay una vista con este nombre. Elija otro.',
  'This list has {1} shared views, and more nobody would read. Remove one first.':
    'Esta lista tiene {1} vistas compartidas, y nadie leería más. Elimine una primero.',
  'You have {1} views of this list, and more you would not find again. Remove one first.':
    'Tiene {1} vistas de esta lista, y no encontraría más. Elimine una primero.',
  'Only those who look after shared views change this one.':
    'Esta vista la cambian solo quienes se ocupan de las compartidas.',
  'Only who made a view decides whether it is shared.': 'Solo quien hizo la vista decide si se comparte.',
  'Share this view first: everybody begins with it.': 'Comparta primero esta vista: todos empiezan con ella.',
  'This sets more than a view can keep. Take some filters off.':
    'Esto fija más de lo que una vista puede guardar. Quite algunos filtros.',
  'These are more than {1} {2}: filter them further.': 'Son más de {1} {2}: fíltrelas más.',
  'The list has changed: {1} {2} match now, not {3}. Nothing was done. Look at the list and choose again.':
    'La lista ha cambiado: ahora coinciden {1} {2}, no {3}. No se hizo nada. Mire la lista y elija de nuevo.',
  // Accounts.
  'Access has ended': 'El acceso ha terminado',
  'Your access to {1} ended on {2}. Ask those who manage it for a new invitation.':
    'Su acceso a {1} terminó el {2}. Pida una nueva invitación a quienes la administran.',
  'E-mail address and password do not belong together here.':
    'El correo electrónico y la contraseña no corresponden aquí.',
  'This link was used before or has grown too old. Ask for a new one.':
    'Este enlace ya se usó o es demasiado antiguo. Pida uno nuevo.',
  'Use at least 12 characters.': 'Use al menos 12 caracteres.',
  'This is one of the passwords that are tried first. Choose another, for example four words that do not belong together.':
    'Esta es una de las contraseñas que se prueban primero. Elija otra, por ejemplo cuatro palabras que no tengan relación.',
  'Keys that lie beside each other are guessed early. Choose words that do not belong together.':
    'Las teclas vecinas se adivinan pronto. Elija palabras que no tengan relación.',
  'What is repeated is guessed as fast as said once. Add other words.':
    'Lo que se repite se adivina tan pronto como dicho una vez. Añada otras palabras.',
  'Runs such as abc or 6543 are guessed early. Choose words that do not belong together.':
    'Las series como abc o 6543 se adivinan pronto. Elija palabras que no tengan relación.',
  'Years and dates are guessed early. Add words that do not belong together.':
    'Los años y las fechas se adivinan pronto. Añada palabras que no tengan relación.',
  'This is close to a password that many have. Add words that do not belong together.':
    'Se parece a una contraseña que muchos tienen. Añada palabras que no tengan relación.',
  'One word alone is guessed early. Add others that do not belong to it.':
    'Una sola palabra se adivina pronto. Añada otras que no tengan relación con ella.',
  'Names are guessed early. Add words that do not belong together.':
    'Los nombres se adivinan pronto. Añada palabras que no tengan relación.',
  'Your name, your address and your community are guessed first. Choose something else.':
    'Su nombre, su dirección y su comunidad se adivinan primero. Elija otra cosa.',
  'This would be guessed too soon. Add words that do not belong together.':
    'Se adivinaría demasiado pronto. Añada palabras que no tengan relación.',
  'This is not your present password.': 'Esta no es su contraseña actual.',
  'People join this community by invitation. Ask somebody who looks after its members.':
    'A esta comunidad se entra por invitación. Pregunte a quien se ocupa de sus miembros.',
  'You could not be signed in from your other community. Sign in here with your password.':
    'No se pudo entrar desde su otra comunidad. Inicie sesión aquí con su contraseña.',
  'You are the last administrator of {1}: make somebody else one first.':
    'Usted es la última persona de la administración de {1}: nombre antes a otra.',
  'You sign in with this address already.': 'Ya entra con esta dirección.',
  'This link was used before, was replaced, or has grown too old. Nothing was changed.':
    'Este enlace ya se usó, se sustituyó o es demasiado antiguo. No se cambió nada.',
  'There is no permission named {1}.': 'No hay ningún permiso llamado {1}.',
  'Nobody gives what they may not do themselves. You lack: {1}.':
    'Nadie da lo que no puede hacer. A usted le falta: {1}.',
  'There is no such role.': 'No existe ese rol.',
  'Only an administrator makes somebody an administrator, or no longer one.':
    'Solo la administración hace a alguien administrador, o deja de hacerlo.',
  'This is the last active administrator: make somebody else one first.':
    'Es la última persona activa de la administración: nombre antes a otra.',
  // Files.
  'A file is in the list twice.': 'Un archivo está dos veces en la lista.',
  'Line {1} has characters that are not UTF-8. Save the file as "CSV UTF-8" and upload it again.':
    'La línea {1} tiene caracteres que no son UTF-8. Guarde el archivo como «CSV UTF-8» y súbalo otra vez.',
  'A quoted cell that begins on line {1} never ends.':
    'Una celda entre comillas que empieza en la línea {1} no termina nunca.',
  'Line {1} has a quotation mark in the middle of a cell. Write it twice, or quote the whole cell.':
    'La línea {1} tiene unas comillas en medio de una celda. Escríbalas dos veces o ponga toda la celda entre comillas.',
  'Line {1} cannot be read as CSV.': 'La línea {1} no se puede leer como CSV.',
  'Line {1} has more than {2} cells.': 'La línea {1} tiene más de {2} celdas.',
  'Line {1} has a character that text does not have (NUL). This may not be a CSV file.':
    'La línea {1} tiene un carácter que el texto no tiene (NUL). Quizá no sea un archivo CSV.',
  'The file has {1} MB; {2} MB can be imported at once. Split it.':
    'El archivo tiene {1} MB; se pueden importar {2} MB a la vez. Divídalo.',
  'The file has more than {1} lines; 10,000 rows can be imported at once. Split it.':
    'El archivo tiene más de {1} líneas; se pueden importar 10,000 filas a la vez. Divídalo.',
  'The file has {1} rows; 10,000 can be imported at once. Split it.':
    'El archivo tiene {1} filas; se pueden importar 10,000 a la vez. Divídalo.',
  'The file is empty.': 'El archivo está vacío.',
  'The file has {1} columns; {2} can be read.': 'El archivo tiene {1} columnas; se pueden leer {2}.',
  'The file has a header and no rows.': 'El archivo tiene encabezado y ninguna fila.',
  'You already have {1} exports running. Wait until one finishes, or cancel it, and try again.':
    'Ya tiene {1} exportaciones en curso. Espere a que termine una, o cancélela, e inténtelo de nuevo.',
  '{1} PDFs are already being made for you. Wait until they are ready and try again.':
    'Ya se están creando {1} PDF para usted. Espere a que estén listos e inténtelo de nuevo.',
  'As many lists as the server can spare connections for are being exported. Try again in a minute.':
    'Ya se están exportando tantas listas como permite el servidor. Vuelva a intentarlo en un minuto.',
  'Open the page with this file again for a fresh link.':
    'Abra otra vez la página de este archivo para obtener un enlace nuevo.',
  'This file belongs to something already.': 'Este archivo ya pertenece a otra cosa.',
  'Your community keeps as many files as it may, {1} MB. Remove files that are not needed any more, or ask those who run this site for more room.':
    'Su comunidad ya guarda todos los archivos que puede, {1} MB. Quite los que ya no hacen falta o pida más espacio a quien administra este sitio.',
  'A file may have up to {1} MB.': 'Un archivo puede tener hasta {1} MB.',
  'The file is larger than is accepted.': 'El archivo es más grande de lo que se acepta.',
  'Pictures, PDF, office documents, text and CSV can be stored. This file is something else.':
    'Se pueden guardar imágenes, PDF, documentos de oficina, texto y CSV. Este archivo es otra cosa.',
  'This file has no content.': 'Este archivo no tiene contenido.',
  'You have uploaded more than 2 GB that is used nowhere. Use it or cancel uploads, or wait a day.':
    'Ha subido más de 2 GB que no se usan en ningún sitio. Úselos, cancele subidas o espere un día.',
  'The upload did not arrive whole. Send it again.': 'La subida no llegó entera. Envíela de nuevo.',
  'Send one file and nothing else.': 'Envíe un archivo y nada más.',
  'Choose a file.': 'Elija un archivo.',
  'Choose a picture: JPEG, PNG or WebP.': 'Elija una imagen: JPEG, PNG o WebP.',
  // What happened to a section.
  '{1} published as {2}': '{1} publicada como {2}',
  '{1} rolled back from {2} to {3}': '{1} devuelta de {2} a {3}',
  '{1} moved from {2} to {3}': '{1} pasó de {2} a {3}',
  'switched on': 'activada',
  'switched off': 'desactivada',
  'pinned to {1}': 'fijada en {1}',
  'follows {1}': 'sigue la versión {1}',
  'looked over': 'revisada',
  // Notifications.
  'Choose an end that differs from the beginning.': 'Elija un final distinto del principio.',
  'This is not the address of a push service that browsers use.':
    'Esta no es la dirección de un servicio de avisos que usen los navegadores.',
  'These are not keys that a browser gives.': 'Estas no son claves que dé un navegador.',
  'Choose a time zone by its IANA name, such as America/New_York.':
    'Elija una zona horaria por su nombre IANA, como America/New_York.',
  'Choose a currency by its code, such as USD.': 'Elija una moneda por su código, como USD.',
  'Amounts are recorded in {1}, and would mean something else in another currency.':
    'Hay importes anotados en {1}, y en otra moneda significarían otra cosa.',
  'There is no such notification.': 'No existe ese aviso.',
  'It was given later than on this day.': 'Se dio después de ese día.',
  'It was withdrawn later than on this day.': 'Se retiró después de ese día.',
  'What is urgent is always in the list.': 'Lo urgente está siempre en la lista.',
  'The mails about this are sent by themselves.': 'Los correos sobre esto se envían por sí solos.',
  // Sections.
  'This community does not use this section.': 'Esta comunidad no usa esta sección.',
  'Choose the version to stay on.': 'Elija la versión en la que quedarse.',
  'There is no such release of this section.': 'No existe esa versión de esta sección.',
  'A build runs from your own machine, or from an origin that the operator allows.':
    'Una versión de prueba se ejecuta desde su propio equipo o desde un origen que permita quien administra el sitio.',
  // Fields of every section.
  'Write days as 2026-01-01..2026-03-31, or this-month.':
    'Escriba los días como 2026-01-01..2026-03-31, o this-month.',
  'Write numbers as 100..500, 100.. or ..500.': 'Escriba los números como 100..500, 100.. o ..500.',
  'Choose fewer values at once.': 'Elija menos valores a la vez.',
  'Use a year from 1000 to 2999.': 'Use un año entre 1000 y 2999.',
  'Write this on one line.': 'Escríbalo en una sola línea.',
  'This has a character that is not text.': 'Aquí hay un carácter que no es texto.',
  'The last day is before the first.': 'El último día es anterior al primero.',
};
