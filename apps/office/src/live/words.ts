/** Words of the live status. */
export const liveWords = {
  statuses: {
    connecting: 'Connecting...',
    live: 'Live',
    offline: 'Offline',
  },
  arrived: (code: string) => `New booking ${code}`,
  severalArrived: (count: number) => `${count} new bookings`,
} as const;
