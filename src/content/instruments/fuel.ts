/** One uplift, five units. */
export const fuelInstrument = {
  kicker: '03 · Uplift',
  title: 'One uplift, five units',
  promise: 'Type one figure; read the other four, at the density on the note.',
  drawing: {
    title: 'An uplift on five scales',
    description:
      'Five rulers, one for each unit, lie on one scale of mass; a line marks the uplift on all five, and brackets show where the lightest and the heaviest fuel of the specification would put it.',
  },
  fields: {
    amount: { label: 'Amount' },
    unit: {
      label: 'Unit',
      options: { kg: 'kg', lb: 'lb', l: 'litres', usGal: 'US gal', impGal: 'imp gal' },
    },
    product: { label: 'Product', options: { jetA1: 'Jet A-1', avgas: 'Avgas' } },
    density15: { label: 'Density at 15\u00a0°C', unit: 'kg/m³' },
    temperature: { label: 'Fuel temperature', unit: '°C' },
  },
  /** As they stand behind a figure. */
  units: { kg: 'kg', lb: 'lb', l: 'litres', usGal: 'US gal', impGal: 'imp gal' },
  at: 'at',
  density: 'kg/m³',
  table: {
    caption: 'The uplift at the density given, and at the ends of the specification',
    unit: 'Unit',
  },
  lines: { uplift: 'UPLIFT', density: 'DENSITY', same: 'EQUALS' },
  caution: 'Use the density on the delivery note.',
  sources: [
    'Pound and gallons: NIST Handbook 44, appendix C; SP 811. Exact by definition.',
    'Jet A-1, 775 to 840 kg/m³ at 15 °C: the Jet A-1 specification, second-hand. 800, the value first shown: CORSIA’s standard, in UK SI 2021/534, article 28.',
    'Density at other temperatures: the coefficients of table 54B (ASTM D1250) for Jet A-1. Avgas is not corrected.',
    'Avgas, 720 kg/m³ or 6.01 lb in a US gallon: a common value; its range is ours.',
  ],
} satisfies Record<string, unknown>
