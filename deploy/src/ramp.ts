import { type ChangeRequest, type Head, hostContract, type Store } from '@weaversworld/deploy/store';
import { rampRelease } from '@weaversworld/shared/releases';

interface RampOptions {
  store: Store;
  remote: string;
  release: string;
  /** Percent of the visitors. */
  share: number;
  /** Allows a release that was halted. */
  again?: boolean;
  request: Pick<ChangeRequest, 'author' | 'reason'> & { base: number };
}

/** Gives a release a share of the visitors; a ramp that begins gets visitors of its own. Throws ReleaseError. */
export const ramp = ({ store, remote, release, share, again = false, request }: RampOptions): Head | null =>
  store.change({ ...request, action: `ramp ${share} %`, remote, release }, (registry, { at, reason }) =>
    rampRelease(registry, remote, release, {
      at,
      reason,
      share,
      salt: `${remote}@${release}#${request.base}`,
      again,
      contract: hostContract(store.dir),
    }),
  );
