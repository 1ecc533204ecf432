import { specialAssessmentRoutes } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { historyOf } from '../../../../../platform/audit/history.sql';
import { exportList } from '../../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../../platform/http/implement';
import { specialAssessmentExport } from './special-assessment.export';
import {
  billInstallment,
  billRest,
  createAssessment,
  endAssessment,
  getAssessment,
  previewAssessment,
} from './special-assessment.service';
import { assessmentList } from './special-assessment.sql';

export const specialAssessmentModule: Module = () => [
  implement(specialAssessmentRoutes.listSpecialAssessments, (call) => assessmentList.page(call, call.query)),
  implementStream(specialAssessmentRoutes.exportSpecialAssessments, (call) =>
    exportList(call, specialAssessmentExport(call.query)),
  ),
  implement(specialAssessmentRoutes.specialAssessmentValues, async (call) => ({
    data: await assessmentList.values(call, call.query),
  })),
  implement(specialAssessmentRoutes.specialAssessmentTotals, async (call) => ({
    data: await assessmentList.totals(call, call.query),
  })),
  implement(specialAssessmentRoutes.previewSpecialAssessment, async (call) => ({
    data: await previewAssessment(call, call.body),
  })),
  implement(specialAssessmentRoutes.createSpecialAssessment, async (call) => ({
    data: await createAssessment(call, call.body),
  })),
  implement(specialAssessmentRoutes.getSpecialAssessment, async (call) => ({
    data: await getAssessment(call, call.params.specialAssessmentId),
  })),
  implement(specialAssessmentRoutes.billInstallment, async (call) => ({
    data: await billInstallment(call, call.params.specialAssessmentId, call.body),
  })),
  implement(specialAssessmentRoutes.billRest, async (call) => ({
    data: await billRest(call, call.params.specialAssessmentId, call.body),
  })),
  implement(specialAssessmentRoutes.endSpecialAssessment, async (call) => ({
    data: await endAssessment(call, call.params.specialAssessmentId, call.body),
  })),
  implement(
    specialAssessmentRoutes.specialAssessmentHistory,
    historyOf('special-assessment', (call) => getAssessment(call, call.params.specialAssessmentId)),
  ),
];
