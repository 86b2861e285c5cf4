type PrintedDensity = {
  printed: number
  basis: string
  corrected: { density: string; temperature: number } | undefined
}

const units = { kg: 'kg', lb: 'lb', l: 'litres', usGal: 'US gal', impGal: 'imp gal' }

export const toolWords = {
  kicker: 'Fuel uplift',
  title: 'One uplift, five units',
  promise:
    'Enter an uplift and its density, to see it in kilograms, pounds, litres and US and imperial gallons.',
  drawing: {
    title: 'An uplift on five scales',
    description:
      'Five rulers, one for each unit, lie on one scale of mass; a line marks the uplift on all five, and brackets show where the lightest and the heaviest fuel of the specification would put it.',
  },
  fields: {
    amount: { label: 'Amount' },
    unit: {
      label: 'Unit',
      options: units,
    },
    product: { label: 'Product', options: { jetA1: 'Jet A-1', avgas: 'Avgas' } },
    temperature: { label: 'Fuel temperature', unit: '°C' },
    basis: {
      label: 'Density on the note is',
      options: { at15: 'at 15\u00a0°C', observed: 'as observed' },
    },
    density: { label: 'Density', unit: 'kg/m³' },
  },
  units,
  amount: (amount: string, unit: string) => `${amount} ${unit}`,
  answer: (amount: string, density: string) => ({
    figure: amount,
    remark: `at ${density} kg/m³`,
  }),
  table: {
    captions: {
      jetA1: 'The uplift in five units. Densities at 15\u00a0°C, corrected to the fuel temperature',
      avgas: 'The uplift in five units. Densities at 15\u00a0°C, not corrected for temperature',
    },
    heads: {
      unit: 'Unit',
      bound: (density: number) => `${density} kg/m³`,
      at15: (density: number) => `At the density given, ${density} kg/m³`,
      observed: (density: number) => `At the density observed, ${density} kg/m³, not corrected`,
    },
  },
  lines: {
    uplift: (amount: string, product: string) => ['UPLIFT', `${amount} ${product}`] as const,
    density: ({ printed, basis, corrected }: PrintedDensity) =>
      [
        'DENSITY',
        `${printed} kg/m³ ${basis}${
          corrected ? `, ${corrected.density} at ${corrected.temperature} °C` : ''
        }`,
      ] as const,
    same: (amount: string) => ['EQUALS', amount] as const,
  },
  caution:
    'Plan with the density of the current batch, and check with the delivery note. 800 kg/m³ is a common value.',
  sources: [
    'Pound and gallons: NIST Handbook 44, appendix C.',
    'Jet A-1, 775 to 840 kg/m³ at 15 °C: Defence Standard 91-091. 800: UK SI 2021/534, article 28.',
    'Other temperatures: table 54B (ASTM D1250), for Jet A-1 alone. An observed density is not corrected.',
    'Avgas at 720 kg/m³, and the ranges of observed densities: our own values.',
  ],
}
