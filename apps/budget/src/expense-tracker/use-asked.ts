import { useSearchParams } from '@courtyard/common/router';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';

/** What the address asks for, and how to change it: '' takes a parameter away, and a list begins anew. */
export function useAsked() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        now.delete('cursor');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const basis = bases.find((each) => each === params.get('basis')) ?? 'accrual';
  return { params, basis, set };
}
