/** Placeholder until the company wiki is built. */
export default function CompanyWikiPage() {
  return <p>Company wiki</p>
}
