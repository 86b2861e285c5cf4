export const words = {
  kicker: '03 · Uplift',
  title: 'One uplift, five units',
  promise:
    'Enter an uplift and its density, and read it in kilograms, pounds, litres and US and imperial gallons.',
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
    temperature: { label: 'Fuel temperature', unit: '°C' },
    basis: {
      label: 'Printed value',
      options: { at15: 'at 15\u00a0°C', observed: 'as observed' },
    },
    density15: { label: 'Density', unit: 'kg/m³' },
  },
  units: { kg: 'kg', lb: 'lb', l: 'litres', usGal: 'US gal', impGal: 'imp gal' },
  at: 'at',
  density: 'kg/m³',
  table: {
    captions: {
      jetA1: 'The uplift in five units. Densities at 15\u00a0°C, corrected to the fuel temperature',
      avgas: 'The uplift in five units. Densities at 15\u00a0°C, not corrected for temperature',
    },
    unit: 'Unit',
    given: {
      at15: 'At the density given, %s',
      observed: 'At the density observed, %s, not corrected',
    },
  },
  lines: { uplift: 'UPLIFT', density: 'DENSITY', same: 'EQUALS' },
  caution: 'Use the density on the delivery note.',
  sources: [
    'Pound and gallons: NIST Handbook 44, appendix C; SP 811. Exact by definition.',
    'Jet A-1, 775 to 840 kg/m³ at 15 °C: the Jet A-1 specification, as quoted by secondary sources. 800, the value first shown: CORSIA’s standard, in UK SI 2021/534, article 28.',
    'Density at other temperatures: the coefficients of table 54B (ASTM D1250) for Jet A-1. Avgas is not corrected, and nor is a density printed as observed.',
    'Avgas, 720 kg/m³ or 6.01 lb in a US gallon: a common value. Its range, and those of observed densities, are ours.',
  ],
}
