import type { LiveEvent } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { useEffect, useState } from 'react';
import { askAgain } from './ask-again';
import { askEvents } from './ask-events';
import { followShop } from './follow-shop';
import { type LiveSign, liveSign } from './live-state';
import { newBookings, touches } from './touched-parts';

export interface Live {
  sign: LiveSign;
  /** Codes of the bookings that came last, together. */
  arrived: readonly string[];
}

/** Keeps what the page shows of the shop up to date, as long as it is shown. Mounted once, by what frames the page. */
export function useLive(): Live {
  const [sign, setSign] = useState<LiveSign>('connecting');
  const [arrived, setArrived] = useState<readonly string[]>([]);

  useEffect(() => {
    const told = new Set<string>();

    function hear(events: readonly LiveEvent[]) {
      refresh((part) => events.some((event) => touches(event, part)));
      const news = newBookings(events).filter((code) => !told.has(code));
      for (const code of news) told.add(code);
      if (news.length > 0) setArrived(news);
    }

    const following = followShop({
      ask: askEvents,
      browser: { isOnline: navigator.onLine, isHidden: document.hidden },
      onState: (state) => setSign(liveSign(state)),
      onEvents: hear,
      onUnknown: () => askAgain(queryClient),
    });
    const noticeNetwork = () => following.notice({ type: 'network', isOnline: navigator.onLine });
    const noticeSight = () => following.notice({ type: 'sight', isHidden: document.hidden });
    window.addEventListener('online', noticeNetwork);
    window.addEventListener('offline', noticeNetwork);
    document.addEventListener('visibilitychange', noticeSight);
    return () => {
      following.stop();
      window.removeEventListener('online', noticeNetwork);
      window.removeEventListener('offline', noticeNetwork);
      document.removeEventListener('visibilitychange', noticeSight);
    };
  }, []);

  return { sign, arrived };
}

/** Asks again for what is shown of these parts; the rest is asked for when somebody comes to it. */
function refresh(isTouched: (part: string) => boolean): void {
  void queryClient.invalidateQueries({
    queryKey: ['admin'],
    predicate: ({ queryKey: [, part] }) => typeof part === 'string' && isTouched(part),
  });
}
