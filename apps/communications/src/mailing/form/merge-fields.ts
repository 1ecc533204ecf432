import { useMessages, usePermissions } from '@courtyard/common';
import { type MergeField, mergeFields } from '@courtyard/contract/communications/mailing/mailing.values';
import { formMessages } from './form.messages';

const names = Object.keys(mergeFields).filter((name): name is MergeField => name in mergeFields);

/** What can be filled in for each recipient: the fields whose values this person may use, by what they are called. */
export function useMergeFields() {
  const t = useMessages(formMessages);
  const permissions = usePermissions();
  return names
    .filter((name) => {
      const permission = mergeFields[name];
      return permission === null || permissions.has(permission);
    })
    .map((name) => ({ name, label: t(`field.${name}`) }));
}
