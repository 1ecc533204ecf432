import { mailingRoutes } from '@courtyard/contract/communications/mailing/mailing';
import { mailingColumns } from '@courtyard/contract/communications/mailing/mailing.columns';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { defineExport } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { mailingList } from './list/mailings.sql';
import { createMailing, duplicateMailing, getMailing, removeMailing, updateMailing } from './mailing.service';
import { checkMailing } from './sending/mailing-email';
import { mailingSettings, setMailingSettings } from './sending/mailing-settings.service';
import { scheduleMailing } from './sending/schedule-mailing';
import { applyMailingAction, retryMailing, sendMailing, testMailing } from './sending/send-mailing';

/** The list, and what is written. */
export const mailingModule: Module = () => [
  implement(mailingRoutes.listMailings, (call) => mailingList.page(call, call.query)),
  implementStream(mailingRoutes.exportMailings, (call) =>
    exportList(
      call,
      defineExport({
        name: 'e-mail-notifications',
        columns: mailingColumns,
        rows: (context) => mailingList.every(context, call.query),
      }),
    ),
  ),
  implement(mailingRoutes.mailingValues, async (call) => ({
    data: await mailingList.values(call, call.query),
  })),
  implement(mailingRoutes.mailingTotals, async (call) => ({
    data: await mailingList.totals(call, call.query),
  })),
  implement(mailingRoutes.createMailing, async (call) => ({ data: await createMailing(call, call.body) })),
  implement(mailingRoutes.updateMailing, async (call) => ({
    data: await updateMailing(call, call.params.mailingId, call.body),
  })),
  implement(mailingRoutes.removeMailing, (call) => removeMailing(call, call.params.mailingId)),
  implement(mailingRoutes.getMailing, async (call) => ({
    data: await getMailing(call, call.params.mailingId),
  })),
  implement(
    mailingRoutes.mailingHistory,
    historyOf('mailing', (call) => getMailing(call, call.params.mailingId)),
  ),
  implement(mailingRoutes.duplicateMailing, async (call) => ({
    data: await duplicateMailing(call, call.params.mailingId),
  })),
  implement(mailingRoutes.checkMailing, async (call) => ({ data: await checkMailing(call, call.body) })),
  implement(mailingRoutes.testMailing, (call) => testMailing(call, call.params.mailingId)),
  implement(mailingRoutes.sendMailing, async (call) => ({
    data: await sendMailing(call, call.params.mailingId, call.body),
  })),
  implement(mailingRoutes.scheduleMailing, async (call) => ({
    data: await scheduleMailing(call, call.params.mailingId, call.body),
  })),
  implement(mailingRoutes.applyMailingAction, async (call) => ({
    data: await applyMailingAction(call, call.params.mailingId, call.body.action),
  })),
  implement(mailingRoutes.retryMailing, async (call) => ({
    data: { count: await retryMailing(call, call.params.mailingId, call.body.states) },
  })),
  implement(mailingRoutes.getMailingSettings, async (call) => ({ data: await mailingSettings(call) })),
  implement(mailingRoutes.setMailingSettings, async (call) => ({
    data: await setMailingSettings(call, call.body),
  })),
];
