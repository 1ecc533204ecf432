import { statementRoutes } from '@courtyard/contract/accounting/receivables/statement/statement';
import { implement, type Module } from '../../../../platform/http/implement';
import { myStatements, unitStatement } from './statement.service';

export const statementModule: Module = () => [
  implement(statementRoutes.unitStatement, async (call) => ({
    data: await unitStatement(call, call.params.propertyId, call.query.ledgerId),
  })),
  implement(statementRoutes.myStatements, async (call) => ({ data: await myStatements(call) })),
];
