import { sharedWords, type Words } from '../../../wire/fields/words';

export const invitationWords = {
  invitation: { en: 'Invitation', es: 'Invitación' },
  name: sharedWords.name,
  email: sharedWords.email,
  roles: { en: 'Roles', es: 'Roles' },
  status: sharedWords.status,
  'status.open': { en: 'Open', es: 'Abierta' },
  'status.expired': { en: 'Expired', es: 'Caducada' },
  'status.accepted': { en: 'Accepted', es: 'Aceptada' },
  'status.revoked': { en: 'Revoked', es: 'Revocada' },
  sentAt: { en: 'Sent', es: 'Enviada' },
  expiresAt: { en: 'Expires on', es: 'Caduca el' },
  invitedBy: { en: 'Invited by', es: 'Invitado por' },
} satisfies Words;
