import type { Sentences } from '../../http/language/sentence';

/** What is told to who looks on as another member, or wants to, in Spanish. */
export const viewAsSentences: Sentences = {
  'Read-only': 'Solo lectura',
  'You’re viewing as another member, so nothing can be changed. Stop viewing first.':
    'Está viendo como otro miembro, así que no se puede cambiar nada. Deje antes de ver como ese miembro.',
  Private: 'Privado',
  'This is private to the member. It isn’t shown while viewing as them.':
    'Esto es privado del miembro. No se muestra mientras se ve como él.',
  'You can’t view as yourself.': 'No puede ver como usted mismo.',
  '{1} isn’t an active member, so there is nothing to view.':
    '{1} no es un miembro activo, así que no hay nada que ver.',
  'You can’t view as {1}, who can do more than you. You lack: {2}.':
    'No puede ver como {1}, que puede hacer más que usted. Le falta: {2}.',
  'Members see records of their own that you can’t see. To view as a member, you also need: {1}.':
    'Los miembros ven fichas propias que usted no puede ver. Para ver como un miembro necesita además: {1}.',
  'Only an administrator can view as an administrator.':
    'Solo un administrador puede ver como un administrador.',
  '{1} has to set up two-factor authentication first, and sees nothing until then.':
    '{1} tiene que configurar antes los dos factores, y no ve nada hasta entonces.',
};
