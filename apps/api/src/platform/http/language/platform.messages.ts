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
  'Invalid request': 'Solicitud no válida',
  'Something went wrong': 'Algo ha fallado',
  'Method not allowed': 'Método no permitido',
  'Unknown community': 'Comunidad desconocida',
  'Not in use': 'No está en uso',
  'Other exports are running': 'Hay otras exportaciones en curso',
  'Too many exports': 'Demasiadas exportaciones',
  'Link no longer works': 'El enlace ya no funciona',
  'Invalid link': 'Enlace no válido',
  'File type not allowed': 'Tipo de archivo no permitido',
  'Empty file': 'Archivo vacío',
  'Key already used': 'La clave ya se usó',
  'Too many levels': 'Demasiados niveles',
  'Confirmation needed': 'Hace falta confirmar',
  'Second factor needed': 'Hace falta un segundo factor',
  'Wrong password.': 'Contraseña incorrecta.',
  'Choose a day that exists in this month every year.': 'Elija un día que exista en este mes todos los años.',
  'You’ve reached today’s limit of invitations. Continue tomorrow.':
    'Alcanzó el límite de invitaciones de hoy. Continúe mañana.',
  // The end of a community.
  'That isn’t the exact name of the community.': 'No es el nombre exacto de la comunidad.',
  'The date has come: the community is being deleted.': 'Llegó la fecha: la comunidad se está eliminando.',
  'The community is already scheduled for deletion. Any administrator can cancel it.':
    'La eliminación de la comunidad ya está programada. Cualquier administrador puede cancelarla.',
  'While the community is scheduled for deletion, its administrators can’t be removed: each of them can cancel it.':
    'Mientras la eliminación está programada, no se puede quitar a los administradores: cualquiera de ellos puede cancelarla.',
  'Another administrator was suspended, removed or lost their role less than 30 days ago and may object. Reinstate them, or try again later.':
    'Hace menos de 30 días se suspendió, se dio de baja o se quitó el rol a otro administrador, que puede oponerse. Reactívelo o inténtelo más adelante.',
  // The look of a community.
  'Enter the color as # and six digits, such as #1d4ed8.':
    'Escriba el color como # y seis cifras, por ejemplo #1d4ed8.',
  'This color has a contrast of {1}:1 with the background; at least {2}:1 is needed.':
    'Este color tiene un contraste de {1}:1 con el fondo; hace falta al menos {2}:1.',
  'This picture is no longer available. Upload it again.':
    'Esta imagen ya no está disponible. Súbala de nuevo.',
  'A logo must be a PNG, JPEG or WebP picture. Convert it and upload it again.':
    'Un logotipo debe ser una imagen PNG, JPEG o WebP. Conviértalo y súbalo de nuevo.',
  'This picture is larger than {1} KB. Make it smaller and upload it again.':
    'Esta imagen pasa de {1} KB. Redúzcala y súbala de nuevo.',
  'Couldn’t read this picture. Save it again and re-upload it.':
    'No se pudo leer esta imagen. Guárdela otra vez y súbala de nuevo.',
  'A logo must have {1} to {2} pixels on each side.': 'Un logotipo debe tener de {1} a {2} píxeles por lado.',
  'A logo’s longer side can be at most {1} times its shorter side.':
    'El lado mayor de un logotipo puede ser como máximo {1} veces el menor.',
  // Whatever the call.
  'There is no such {1}.': 'No se encuentra lo que se pidió.',
  'Some of the values aren’t valid.': 'Algunos de los valores no son válidos.',
  'You don’t have permission to do this.': 'No tiene permiso para hacer esto.',
  'Confirm that it’s you first: with your second factor, or your password if you don’t have one. Nothing was changed.':
    'Confirme primero que es usted: con su segundo factor o, si no lo tiene, con su contraseña. No se cambió nada.',
  'Password accepted. Enter your second factor or a recovery code.':
    'La contraseña es correcta. Introduzca su segundo factor o un código de recuperación.',
  'Your role requires two-factor authentication. Set it up in your account to continue.':
    'Su rol exige dos factores. Configúrelos en su cuenta para continuar.',
  '{1} requires two-factor authentication, and this is your last factor. Add another first.':
    '{1} exige dos factores, y este es el último. Añada antes otro.',
  'This passkey wasn’t accepted, or the request timed out. Try again.':
    'No se aceptó esta llave de acceso, o se agotó el tiempo. Inténtelo otra vez.',
  'This passkey doesn’t belong to an account here, or the request timed out. Try again, or use your password.':
    'Esta llave de acceso no corresponde a ninguna cuenta de aquí, o se agotó el tiempo. Inténtelo otra vez o use su contraseña.',
  'The passkey wasn’t created for this request, or the request timed out. Try again.':
    'La llave de acceso no se creó para esta solicitud, o se agotó el tiempo. Inténtelo otra vez.',
  'You’ve reached the limit of passkeys. Remove one first.':
    'Alcanzó el límite de llaves de acceso. Quite antes una.',
  'This passkey was already added.': 'Esta llave de acceso ya está añadida.',
  'This took too long or was already used. Sign in again with your password.':
    'Tardó demasiado o ya se usó. Inicie sesión otra vez con su contraseña.',
  'That code isn’t valid: it’s wrong, expired or already used.':
    'El código no es válido: es incorrecto, caducó o ya se usó.',
  'You already have an authenticator app. Remove it first.':
    'Ya tiene una aplicación de autenticación. Quítela primero.',
  'Enter a code: you have a second factor.': 'Introduzca un código: tiene un segundo factor.',
  'Sign in first.': 'Inicie sesión primero.',
  'Too many attempts. Wait a moment and try again.':
    'Demasiados intentos. Espere un poco y vuelva a intentarlo.',
  'Nothing was saved: this is more than the {1} KB that can be sent at once. Shorten it, or send it in parts.':
    'No se guardó nada: esto supera los {1} KB que se pueden enviar de una vez. Acórtelo o envíelo en partes.',
  'This isn’t available right now. Try again in a moment.':
    'No está disponible en este momento. Inténtelo de nuevo dentro de poco.',
  'Send JSON, with content-type application/json.': 'Envíe JSON, con content-type application/json.',
  'Send application/json.': 'Envíe application/json.',
  'Send multipart/form-data.': 'Envíe multipart/form-data.',
  'The address isn’t valid.': 'La dirección no es válida.',
  'The body isn’t valid JSON.': 'El cuerpo no es JSON válido.',
  'The server’s disk is full. Nothing was saved: ask your server administrator to free up space, then send it again.':
    'El disco del servidor está lleno. No se guardó nada: pida al administrador del servidor que libere espacio y envíelo de nuevo.',
  'Something went wrong on our end. It was logged under this request’s number.':
    'Algo falló de nuestro lado. Quedó registrado con el número de esta solicitud.',
  'This address takes {1}.': 'Esta dirección admite {1}.',
  'Too many pages are open from here at once. Close some; the ones already open keep working.':
    'Hay demasiadas páginas abiertas desde aquí a la vez. Cierre algunas; las que ya están abiertas siguen funcionando.',
  'The server is restarting, and nothing was changed. Try again in a moment.':
    'El servidor se está reiniciando y no se cambió nada. Inténtelo de nuevo en un momento.',
  'No community found at {1}: use the address your community gave you.':
    'No hay ninguna comunidad en {1}: use la dirección que le dio su comunidad.',
  'Send a header Idempotency-Key of 1 to 200 characters, new for each change.':
    'Envíe una cabecera Idempotency-Key de 1 a 200 caracteres, nueva para cada cambio.',
  'A change needs an Idempotency-Key, so that sending it twice doesn’t apply it twice.':
    'Un cambio necesita una Idempotency-Key, para que enviarlo dos veces no lo aplique dos veces.',
  'This Idempotency-Key belongs to another change. Send a new one.':
    'Esta Idempotency-Key es de otro cambio. Envíe una nueva.',
  'The body is nested more deeply than the {1} levels allowed.':
    'El cuerpo tiene más niveles de anidamiento que los {1} permitidos.',
  'The multipart boundary has more than {1} characters.':
    'El separador multipart tiene más de {1} caracteres.',
  'A change authorized by the cookie must come from a page at this address. Programs use a bearer token.':
    'Un cambio autorizado con la cookie debe venir de una página de esta dirección. Los programas usan un token «bearer».',
  'This contains a character that can’t be saved.': 'Contiene un carácter que no se puede guardar.',
  'Someone else changed this {1} in the meantime. Reload it and make your change again.':
    'Otra persona cambió esto entretanto. Vuelva a cargarlo y repita su cambio.',
  'This position in the list is no longer valid. Start from the first page.':
    'Esta posición de la lista ya no es válida. Empiece por la primera página.',
  // Exports of the community.
  'An export is already running. Wait for it, or stop it and start again.':
    'Ya hay una exportación en curso. Espere, o deténgala y empiece de nuevo.',
  // Views of lists.
  'A view with this name already exists. Choose another name.':
    'Ya existe una vista con este nombre. Elija otro.',
  'This list has reached its limit of {1} shared views. Delete one first.':
    'Esta lista alcanzó el límite de {1} vistas compartidas. Elimine antes una.',
  'You’ve reached the limit of {1} views for this list. Delete one first.':
    'Alcanzó el límite de {1} vistas para esta lista. Elimine antes una.',
  'Only people who manage shared views can change this one.':
    'Solo quienes gestionan las vistas compartidas pueden cambiar esta.',
  'Only the view’s author can share it.': 'Solo el autor de la vista puede compartirla.',
  'Share this view first: it’s the default for everyone.':
    'Comparta primero esta vista: es la predeterminada para todos.',
  'This view has too many settings. Remove some filters.':
    'Esta vista tiene demasiados ajustes. Quite algunos filtros.',
  'There are more than {1} {2}. Add filters.': 'Hay más de {1} {2}. Agregue filtros.',
  'The list has changed: {1} {2} match now, not {3}. Nothing was changed. Review the list and try again.':
    'La lista ha cambiado: ahora coinciden {1} {2}, no {3}. No se cambió nada. Revise la lista e inténtelo de nuevo.',
  // Accounts.
  'Access has ended': 'El acceso ha terminado',
  'Your access to {1} ended on {2}. Contact its managers for a new invitation.':
    'Su acceso a {1} terminó el {2}. Pida una nueva invitación a quienes la gestionan.',
  'Incorrect email or password.': 'El correo o la contraseña no son correctos.',
  'This link was already used or has expired. Request a new one.':
    'Este enlace ya se usó o caducó. Pida uno nuevo.',
  'Use at least 12 characters.': 'Use al menos 12 caracteres.',
  'This is a common password. Choose another, for example four unrelated words.':
    'Es una contraseña muy común. Elija otra, por ejemplo cuatro palabras sin relación.',
  'Keyboard patterns are easy to guess. Choose unrelated words.':
    'Las teclas vecinas son fáciles de adivinar. Elija palabras sin relación.',
  'Repetition doesn’t make a password harder to guess. Add other words.':
    'Repetir no hace más difícil de adivinar una contraseña. Añada otras palabras.',
  'Sequences such as abc or 6543 are easy to guess. Choose unrelated words.':
    'Las series como abc o 6543 son fáciles de adivinar. Elija palabras sin relación.',
  'Years and dates are easy to guess. Add unrelated words.':
    'Los años y las fechas son fáciles de adivinar. Añada palabras sin relación.',
  'This is similar to a common password. Add unrelated words.':
    'Se parece a una contraseña muy común. Añada palabras sin relación.',
  'A single word is easy to guess. Add unrelated words.':
    'Una sola palabra es fácil de adivinar. Añada palabras sin relación.',
  'Names are easy to guess. Add unrelated words.':
    'Los nombres son fáciles de adivinar. Añada palabras sin relación.',
  'Your name, address and community are easy to guess. Choose something else.':
    'Su nombre, su dirección y su comunidad son fáciles de adivinar. Elija otra cosa.',
  'This password is too easy to guess. Add unrelated words.':
    'Esta contraseña es demasiado fácil de adivinar. Añada palabras sin relación.',
  'That isn’t your current password.': 'Esa no es su contraseña actual.',
  'This community is by invitation only. Contact the people who manage its members.':
    'A esta comunidad solo se entra por invitación. Contacte con quienes gestionan sus miembros.',
  'Couldn’t sign you in from your other community. Sign in here with your password.':
    'No se pudo iniciar sesión desde su otra comunidad. Inicie sesión aquí con su contraseña.',
  'You’re the last administrator of {1}. Appoint another one first.':
    'Usted es el último administrador de {1}. Nombre antes a otro.',
  'You already sign in with this address.': 'Ya entra con esta dirección.',
  'This link was already used, replaced by a newer one, or has expired. Nothing was changed.':
    'Este enlace ya se usó, se sustituyó por otro más reciente o caducó. No se cambió nada.',
  'There is no permission named {1}.': 'No hay ningún permiso llamado {1}.',
  'You can only grant permissions you have. You lack: {1}.':
    'Solo puede conceder permisos que usted tenga. Le falta: {1}.',
  'There is no such role.': 'No existe ese rol.',
  'Only an administrator can add or remove administrators.':
    'Solo un administrador puede nombrar o quitar administradores.',
  'This is the last active administrator. Appoint another one first.':
    'Es el último administrador activo. Nombre antes a otro.',
  // Files.
  'A file is in the list twice.': 'Un archivo está dos veces en la lista.',
  'Line {1} has characters that are not UTF-8. Save the file as "CSV UTF-8" and upload it again.':
    'La línea {1} tiene caracteres que no son UTF-8. Guarde el archivo como «CSV UTF-8» y súbalo otra vez.',
  'A quoted cell that starts on line {1} isn’t closed.':
    'Una celda entre comillas que empieza en la línea {1} no está cerrada.',
  'Line {1} has a quotation mark inside a cell. Double it, or quote the whole cell.':
    'La línea {1} tiene unas comillas dentro de una celda. Duplíquelas o ponga toda la celda entre comillas.',
  'Couldn’t read line {1} as CSV.': 'No se pudo leer la línea {1} como CSV.',
  'Line {1} has more than {2} cells.': 'La línea {1} tiene más de {2} celdas.',
  'Line {1} has an invalid character (NUL). This may not be a CSV file.':
    'La línea {1} tiene un carácter no válido (NUL). Quizá no sea un archivo CSV.',
  'The file has {1} MB; the limit is {2} MB. Split it.':
    'El archivo tiene {1} MB; el límite es {2} MB. Divídalo.',
  'The file has more than {1} lines; the limit is 10,000 rows. Split it.':
    'El archivo tiene más de {1} líneas; el límite es de 10,000 filas. Divídalo.',
  'The file has {1} rows; the limit is 10,000. Split it.':
    'El archivo tiene {1} filas; el límite es 10,000. Divídalo.',
  'The file is empty.': 'El archivo está vacío.',
  'The file has {1} columns; the limit is {2}.': 'El archivo tiene {1} columnas; el límite es {2}.',
  'The file has a header but no rows.': 'El archivo tiene encabezado pero ninguna fila.',
  'You already have {1} exports running. Wait until one finishes, or cancel it, and try again.':
    'Ya tiene {1} exportaciones en curso. Espere a que termine una, o cancélela, e inténtelo de nuevo.',
  '{1} PDFs are already being created for you. Wait until they’re ready and try again.':
    'Ya se están creando {1} PDF para usted. Espere a que estén listos e inténtelo de nuevo.',
  'Too many lists are being exported right now. Try again in a minute.':
    'Se están exportando demasiadas listas en este momento. Inténtelo de nuevo en un minuto.',
  'Reopen the page with this file to get a new link.':
    'Abra otra vez la página de este archivo para obtener un enlace nuevo.',
  'This file is already attached to another record.': 'Este archivo ya está adjunto a otra ficha.',
  'Your community has used all of its storage, {1} MB. Delete files you don’t need, or ask your server administrator for more space.':
    'Su comunidad ha usado todo su almacenamiento, {1} MB. Elimine archivos que no necesite o pida más espacio al administrador del servidor.',
  'Files can be up to {1} MB.': 'Los archivos pueden tener hasta {1} MB.',
  'The file is too large.': 'El archivo es demasiado grande.',
  'You can upload pictures, PDF, office documents, text and CSV. This file type isn’t supported.':
    'Puede subir imágenes, PDF, documentos de oficina, texto y CSV. Este tipo de archivo no se admite.',
  'This file is empty.': 'Este archivo está vacío.',
  'You have more than 2 GB of uploads that aren’t in use. Use or cancel them, or wait a day.':
    'Tiene más de 2 GB de subidas sin usar. Úselas, cancélelas o espere un día.',
  'The upload was incomplete. Send it again.': 'La subida llegó incompleta. Envíela de nuevo.',
  'Send one file and nothing else.': 'Envíe un archivo y nada más.',
  'Choose a file.': 'Elija un archivo.',
  'Choose a picture: JPEG, PNG or WebP.': 'Elija una imagen: JPEG, PNG o WebP.',
  // What happened to a section.
  '{1} published as {2}': '{1} publicada como {2}',
  '{1} rolled back from {2} to {3}': '{1} devuelta de {2} a {3}',
  '{1} moved from {2} to {3}': '{1} pasó de {2} a {3}',
  'turned on': 'activada',
  'turned off': 'desactivada',
  'pinned to {1}': 'fijada en {1}',
  'follows {1}': 'sigue la versión {1}',
  reviewed: 'revisada',
  // Notifications.
  'Choose an end time different from the start time.': 'Elija una hora de fin distinta de la de inicio.',
  'That isn’t the address of a browser push service.':
    'No es la dirección de un servicio de notificaciones de navegador.',
  'Those aren’t valid browser push keys.': 'No son claves de notificación válidas.',
  'Choose a time zone by its IANA name, such as America/New_York.':
    'Elija una zona horaria por su nombre IANA, como America/New_York.',
  'Choose a country or state from the list.': 'Elija un país o estado de la lista.',
  'Choose a currency by its code, such as USD.': 'Elija una moneda por su código, como USD.',
  'Amounts are already recorded in {1}, so the currency can’t be changed.':
    'Ya hay importes registrados en {1}, por lo que la moneda no se puede cambiar.',
  'There is no such notification.': 'No existe ese aviso.',
  'Consent was given after this date.': 'El consentimiento se dio después de esa fecha.',
  'Consent was withdrawn after this date.': 'El consentimiento se retiró después de esa fecha.',
  'Urgent notifications always appear in the list.': 'Lo urgente aparece siempre en la lista.',
  'Emails about this are sent automatically.': 'Los correos sobre esto se envían automáticamente.',
  // Sections.
  'Your community doesn’t use this section.': 'Su comunidad no usa esta sección.',
  'Choose the version to pin.': 'Elija la versión que quiere fijar.',
  'There is no such release of this section.': 'No existe esa versión de esta sección.',
  'Builds can only run from your own machine, or from an origin the operator allows.':
    'Las compilaciones solo se ejecutan desde su equipo o desde un origen que permita el operador.',
  // Fields of every section.
  'Write dates as 2026-01-01..2026-03-31, or this-month.':
    'Escriba las fechas como 2026-01-01..2026-03-31, o this-month.',
  'Write numbers as 100..500, 100.. or ..500.': 'Escriba los números como 100..500, 100.. o ..500.',
  'Choose fewer values at once.': 'Elija menos valores a la vez.',
  'Use a year from 1000 to 2999.': 'Use un año entre 1000 y 2999.',
  'Enter this on a single line.': 'Escríbalo en una sola línea.',
  'This contains an invalid character.': 'Contiene un carácter no válido.',
  'The end date is before the start date.': 'La fecha de fin es anterior a la de inicio.',
};
