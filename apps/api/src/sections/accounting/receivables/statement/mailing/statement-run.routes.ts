import { statementRunRoutes } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { type SqlBool, sql } from 'kysely';
import { onOnePage } from '../../../../../platform/database/lists/one-page';
import { implement, type Module } from '../../../../../platform/http/implement';
import { unitStatement } from '../statement.service';
import { previewStatements } from './plan-statements';
import { lettersOfUnit, sendStatement, startStatements } from './start-statements.service';
import { runsWhere, statementRun } from './statement-run.sql';
import { unitBalances } from './unit-balances';

export const statementRunModule: Module = () => [
  implement(statementRunRoutes.unitBalances, async (call) => ({ data: await unitBalances(call) })),
  implement(statementRunRoutes.previewStatementRun, async (call) => ({
    data: await previewStatements(call, call.body),
  })),
  implement(statementRunRoutes.startStatementRun, async (call) => ({
    data: await startStatements(call, call.body),
  })),
  implement(statementRunRoutes.listStatementRuns, async ({ tx }) =>
    onOnePage(await runsWhere(tx, sql<SqlBool>`true`)),
  ),
  implement(statementRunRoutes.getStatementRun, async ({ tx, params }) => ({
    data: await statementRun(tx, params.statementRunId),
  })),
  implement(statementRunRoutes.listStatementLetters, async (call) => {
    const { property } = await unitStatement(call, call.params.propertyId);
    return { data: await lettersOfUnit(call.tx, property.id) };
  }),
  implement(statementRunRoutes.sendStatement, async (call) => ({
    data: await sendStatement(call, call.params.propertyId, call.body),
  })),
];
