/** The verdict as in `verdicts`. A stretcher too wide for the door needs no width inside. */
type OwnPassage = { verdict: string; needsCm: number | undefined; cabinCm: number }
/** `isOwnIncomplete`: only the door or only the cabin of the visitor’s aircraft was entered. */
type Counts = Record<'level' | 'tight' | 'openings', number> & { isOwnIncomplete: boolean }

export const toolWords = {
  kicker: 'Boarding a stretcher',
  title: 'Stretcher to door',
  promise:
    'Which aircraft doors a stretcher passes without tilting. Enter your own door and cabin to try any aircraft.',
  drawing: {
    title: 'The turn without tilting, to scale',
    description:
      'Openings and the cabins behind them from above, to one scale, with the stretcher at the tightest point of the turn. Where it passes, the stretcher has highlighted hatching.',
  },
  fields: {
    length: { label: 'Stretcher length', unit: 'cm' },
    width: { label: 'Stretcher width', unit: 'cm' },
    door: { label: 'Your door, width', unit: 'cm' },
    cabin: { label: 'Your cabin, width', unit: 'cm' },
  },
  openings: {
    pc12Cargo: { aircraft: 'PC-12', entry: 'cargo door' },
    pc24Cargo: { aircraft: 'PC-24', entry: 'cargo door' },
    kingAirAirstair: { aircraft: 'King Air 350i', entry: 'airstair' },
    kingAirCargo: { aircraft: 'King Air 350i', entry: 'cargo door (option)' },
    learjetEntry: { aircraft: 'Learjet 40, 45', entry: 'entry' },
    own: { aircraft: 'Your aircraft', entry: 'your door' },
  },
  answer: ({ level, tight, openings, isOwnIncomplete }: Counts) => ({
    prefix: 'Fits',
    figure: `${level} of ${openings}`,
    remark: `doors level${
      tight > 0 ? `; ${tight} more ${tight === 1 ? 'is' : 'are'} tight` : ''
    }. Height is not tested${
      isOwnIncomplete ? '. To test your aircraft, enter both its door and its cabin' : ''
    }`,
  }),
  ownAnswer: ({ verdict, needsCm, cabinCm }: OwnPassage) => ({
    figure: verdict,
    remark:
      needsCm === undefined
        ? 'for your door; height is not tested'
        : `in your aircraft: without tilting, it needs ${needsCm} of ${cabinCm} cm; height is not tested`,
  }),
  verdicts: {
    level: 'passes level',
    tight: 'level, tight',
    tilt: 'must tilt',
    tooWide: 'too wide',
  },
  needs: (widthCm: number) => `needs ${widthCm} cm`,
  scale: '1 m',
  table: {
    caption: (stretcher: string) =>
      `Openings and cabins for a stretcher of ${stretcher}, in centimetres, and the cabin width that the turn needs without tilting. With less than 10 cm to spare it is tight. Height is not tested.`,
    heads: ['Opening', 'Width', 'Height', 'Cabin', 'Needs', 'Result'],
  },
  caution: 'Height is shown, not tested. Seats and bases narrow the cabin. The operator confirms.',
  sources: [
    'Openings and cabins: Aviation Week (PC-12, PC-24, King Air 350i), Learjet PM-132A and Jane’s (Learjet 40, 45).',
    'Stretcher of 190 × 56 cm: Tingeer, its maker. 10 cm of room, at the door and inside: our own figure.',
  ],
}
