export default function HomeScreen() {
  return <h1>Jacaranda</h1>
}
