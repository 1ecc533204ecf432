import { accountGroups } from '@courtyard/contract/banking/report/report.values';
import { accountTypes } from '@courtyard/contract/bookkeeping/account/account.values';
import type { EntriesPredicate } from '@courtyard/contract/banking/report/report-entries';
import { useToday } from '@courtyard/common';
import { useReportQuery } from '../use-report-query';

type Parameter = 'accountId' | 'type' | 'group' | 'fundId' | 'from' | 'to' | 'closing' | 'journalNo';

/** Which entries the general ledger shows, as the address has them: a figure of a report leads here with its own. */
export function useLedgerQuery() {
  const { params, basis, dayOf, set } = useReportQuery<Parameter>();
  const today = useToday();
  const to = dayOf('to') ?? today;
  const type = accountTypes.filter((each) => params.getAll('type').includes(each));
  const group = accountGroups.find((each) => each === params.get('group'));
  const [accountId, fundId, from] = [params.get('accountId'), params.get('fundId'), dayOf('from')];
  const journalNo = params.get('journalNo');
  const predicate: EntriesPredicate = {
    ...(accountId && { accountId }),
    ...(type.length > 0 && { type }),
    ...(group && { group }),
    ...(fundId && { fundId }),
    ...(from && { from }),
    to,
    basis,
    closing: params.get('closing') !== 'no',
    ...(journalNo !== null && /^\d{1,15}$/.test(journalNo) && { journalNo: Number(journalNo) }),
  };
  return { predicate, set };
}

/** What the server is asked for it. */
export const askedOf = ({ closing, ...query }: EntriesPredicate) => ({
  ...query,
  closing: closing ? ('yes' as const) : ('no' as const),
});
