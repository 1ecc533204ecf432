import { useLocation, useNavigate } from '@courtyard/common/router';
import { AccountSide } from '../app/entry/account-side';
import { ViewAsBar } from '../layout/banner/view-as-bar';
import { accountPath } from './account-paths.rules';

/** An account screen inside of the shell's router. */
export function RoutedAccountScreen() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <ViewAsBar top="0" />
      <AccountSide
        place={{ pathname: accountPath(pathname), search, hash, state }}
        go={(to, options) => void navigate(to, options ?? {})}
      />
    </>
  );
}
