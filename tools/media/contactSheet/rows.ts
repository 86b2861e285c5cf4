/** Position and size of a picture on the sheet, in pixels. */
export type Place<Item> = { item: Item; left: number; top: number; width: number; height: number }

export type Sheet<Item> = { places: Place<Item>[]; height: number }

/** Lengths in pixels. A row is full when its aspect ratios (width/height) add up to `fill`. */
export type Grid = { width: number; margin: number; gap: number; caption: number; fill: number }

/**
 * Lays out uncropped pictures in justified rows, each with one height. A last row that is not full
 * keeps the height of a full one.
 */
export function layRows<Item extends { ratio: number }>(
  items: readonly Item[],
  { width, margin, gap, caption, fill }: Grid,
): Sheet<Item> {
  const places: Place<Item>[] = []
  let top = margin
  for (const row of splitIntoRows(items, fill)) {
    const room = width - 2 * margin - gap * (row.length - 1)
    const height = Math.round(room / Math.max(fill, sumRatios(row)))
    let left = margin
    for (const item of row) {
      const share = Math.round(height * item.ratio)
      places.push({ item, left, top, width: share, height })
      left += share + gap
    }
    top += height + caption
  }
  return { places, height: top - caption + caption / 2 + margin }
}

function splitIntoRows<Item extends { ratio: number }>(
  items: readonly Item[],
  fill: number,
): Item[][] {
  const rows: Item[][] = []
  for (const item of items) {
    const last = rows.at(-1)
    if (last && sumRatios(last) < fill) last.push(item)
    else rows.push([item])
  }
  return rows
}

const sumRatios = (row: readonly { ratio: number }[]) =>
  row.reduce((sum, { ratio }) => sum + ratio, 0)
