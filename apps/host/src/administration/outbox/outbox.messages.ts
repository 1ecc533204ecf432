import { defineMessages } from '@courtyard/common';
import { mailWords } from '@courtyard/contract/platform/community/operations/outbox.words';

export const outboxMessages = defineMessages(
  {
    en: {
      title: 'Outbox',
      text: 'Mail server status, and delivery status of each email from the last 30 days.',
      transport: 'Outgoing email',
      'transport.smtp': 'Emails are sent through a mail server.',
      'transport.folder':
        'No mail server is set up: emails are stored here and not delivered. The server administrator has to set SMTP_URL and MAIL_FROM.',
      copy: 'This community is a copy',
      copyText:
        'It was restored or imported on {day} from a backup or an export. Until you confirm that it’s the live one, it sends nothing automatically: no reminders, scheduled announcements, emails or push notifications. The original may still be sending them.',
      copyVerb: 'Start sending from here',
      copyTitle: 'Is this the live community?',
      copyAsk:
        'It will send automatically from now on. Anything due before now stays unsent; pending emails and announcements are held until someone reviews them.',
      copyDone: 'This community now sends automatically.',
      from: 'Sender',
      lastSent: 'Last email sent',
      waiting: 'Pending',
      failed: 'Failed',
      test: 'Send me a test email',
      testUnderWay: 'Sending the test email…',
      testSent: 'The mail server accepted the test email to {to}. It should arrive within a minute.',
      testKept: 'The test email to {to} was stored in the outbox because no mail server is set up.',
      testFailed: 'The mail server rejected the test email.',
      retryAll: 'Resend all failed',
      retriedAll: ({ count }: { count: number }) =>
        count === 1 ? '1 email is being sent again.' : `${count} emails are being sent again.`,
      retry: 'Resend',
      retried: 'The email is being sent again.',
      retrying: 'Retrying',
      search: 'Search recipient or subject',
      read: 'Read {subject}',
      none: 'No emails yet',
      noneText: 'Emails that the community sends are listed here.',
      whatHappened: 'Status',
      answered: 'The mail server answered: {answer}',
      code: 'Code: {code}',
      words: 'Message',
      notKept: 'The text isn’t stored after delivery.',
      withheldText: 'Not sent: it was no longer needed. The text wasn’t stored.',
      mayNotRead: 'You need the "Outbox Letter View" permission to read emails.',
      'problem.unreachable':
        'The mail server didn’t respond. We’ll retry automatically; if this continues, ask your server administrator to check the address in SMTP_URL.',
      'problem.sign-in':
        'The mail server rejected the sign-in. Ask your server administrator to check the user name and password in SMTP_URL.',
      'problem.encryption':
        'Couldn’t establish an encrypted connection. Ask your server administrator to check that smtps:// and the port in SMTP_URL match.',
      'problem.later':
        'The mail server is busy or asked to try later. We’ll retry automatically; you don’t need to do anything.',
      'problem.sender':
        'The mail server doesn’t accept our sender address. Ask your server administrator to set MAIL_FROM to an address it can send from.',
      'problem.recipient': 'This mailbox doesn’t exist. Check the recipient’s address, then resend.',
      'problem.full': 'The recipient’s mailbox is full. Reach them another way, and resend later.',
      'problem.too-large': 'The email is too large for the mail server.',
      'problem.content':
        'The mail server rejected the email, probably flagged as spam. Ask your server administrator to check SPF, DKIM and the sender domain’s reputation.',
      'problem.restored':
        'This was pending when the community was copied, and the original may have sent it. Resend it if it didn’t.',
      'problem.other': 'Couldn’t deliver the email. Give your server administrator the code.',
    },
    es: {
      title: 'Bandeja de salida',
      text: 'Estado del servidor de correo y de la entrega de cada correo de los últimos 30 días.',
      transport: 'Correo saliente',
      'transport.smtp': 'Los correos se envían por un servidor de correo.',
      'transport.folder':
        'No hay servidor de correo: los correos se guardan aquí y no se entregan. El administrador del servidor debe definir SMTP_URL y MAIL_FROM.',
      copy: 'Esta comunidad es una copia',
      copyText:
        'Se restauró o importó el {day} de una copia de seguridad o una exportación. Hasta que confirme que es la que está en uso, no envía nada automáticamente: ni recordatorios, ni anuncios programados, ni correos ni notificaciones. La original quizá los sigue enviando.',
      copyVerb: 'Empezar a enviar desde aquí',
      copyTitle: '¿Es esta la comunidad en uso?',
      copyAsk:
        'Desde ahora enviará automáticamente. Lo que debía salir hasta ahora no se envía; los correos y anuncios pendientes quedan retenidos hasta que alguien los revise.',
      copyDone: 'Esta comunidad ya envía automáticamente.',
      from: 'Remitente',
      lastSent: 'Último correo enviado',
      waiting: 'Pendientes',
      failed: 'Fallidos',
      test: 'Enviarme un correo de prueba',
      testUnderWay: 'Enviando el correo de prueba…',
      testSent: 'El servidor de correo aceptó el correo de prueba para {to}. Debería llegar en un minuto.',
      testKept:
        'El correo de prueba para {to} se guardó en la bandeja de salida porque no hay servidor de correo.',
      testFailed: 'El servidor de correo rechazó el correo de prueba.',
      retryAll: 'Reenviar todos los fallidos',
      retriedAll: ({ count }: { count: number }) =>
        count === 1 ? '1 correo se está enviando de nuevo.' : `${count} correos se están enviando de nuevo.`,
      retry: 'Reenviar',
      retried: 'El correo se está enviando de nuevo.',
      retrying: 'Reintentando',
      search: 'Buscar destinatario o asunto',
      read: 'Leer {subject}',
      none: 'Todavía no hay correos',
      noneText: 'Aquí aparecen los correos que envía la comunidad.',
      whatHappened: 'Estado',
      answered: 'El servidor de correo respondió: {answer}',
      code: 'Código: {code}',
      words: 'Mensaje',
      notKept: 'El texto no se guarda después de la entrega.',
      withheldText: 'No se envió: ya no hacía falta. El texto no se guardó.',
      mayNotRead: 'Para leer los correos necesita el permiso "Outbox Letter View".',
      'problem.unreachable':
        'El servidor de correo no respondió. Se reintentará automáticamente; si continúa, pida al administrador del servidor que revise la dirección en SMTP_URL.',
      'problem.sign-in':
        'El servidor de correo rechazó el inicio de sesión. Pida al administrador del servidor que revise usuario y contraseña en SMTP_URL.',
      'problem.encryption':
        'No se pudo establecer una conexión cifrada. Pida al administrador del servidor que revise que smtps:// y el puerto de SMTP_URL coinciden.',
      'problem.later':
        'El servidor de correo está ocupado o pidió intentarlo más tarde. Se reintentará automáticamente; no tiene que hacer nada.',
      'problem.sender':
        'El servidor de correo no acepta nuestro remitente. Pida al administrador del servidor que ponga en MAIL_FROM una dirección desde la que pueda enviar.',
      'problem.recipient': 'Ese buzón no existe. Revise la dirección del destinatario y reenvíelo.',
      'problem.full': 'El buzón del destinatario está lleno. Avísele de otro modo y reenvíelo más tarde.',
      'problem.too-large': 'El correo es demasiado grande para el servidor.',
      'problem.content':
        'El servidor rechazó el correo, probablemente por considerarlo no deseado. Pida al administrador del servidor que revise SPF, DKIM y la reputación del dominio.',
      'problem.restored':
        'Estaba pendiente cuando se copió la comunidad, y quizá lo envió la original. Reenvíelo si no fue así.',
      'problem.other': 'No se pudo entregar el correo. Dé el código al administrador del servidor.',
    },
  },
  mailWords,
);
