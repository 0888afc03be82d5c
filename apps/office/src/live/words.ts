/** Words about how fresh a page of the shop's area is. */
export const liveWords = {
  signs: {
    connecting: 'Connecting...',
    live: 'Live',
    polling: 'Updating every 15 s',
    offline: 'Offline',
  },
  arrived: (code: string) => `New booking ${code}`,
  severalArrived: (count: number) => `${count} new bookings`,
} as const;
